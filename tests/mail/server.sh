#!/usr/bin/env bash
# A real mail server on this computer alone, for tests: Postfix with TLS, which asks Dovecot about passwords and delivers
# into Maildirs, which Dovecot shows over IMAP. It touches nothing outside of its directory.
#
#   tests/mail/server.sh start DIRECTORY    installs it if need be, and starts it; needs root
#   tests/mail/server.sh stop DIRECTORY
#
# DIRECTORY/ports holds two ports of 127.0.0.1, the first with STARTTLS, the second with TLS. Users alice, bob, carol, dave, erin,
# desk, and paula, peter, hall@example.org for nothing_but_mail.py; the password of each is in DIRECTORY/password. DIRECTORY/imap
# has the two ports of IMAP, in the same order. Mail for NAME@example.org arrives in DIRECTORY/mail/NAME. What comes for alias,
# later, games, procmail or sieve@programs.example.org is piped into DIRECTORY/programs/NAME: by aliases, by the .forward file of
# the user games, by procmail, and by a Sieve script in Dovecot's delivery agent. Nothing else is taken.
set -euo pipefail
action=$1
directory=$2
. "$(dirname "$0")/../servers.sh"

stop() {
  if [ -f "$directory/postfix/main.cf" ]; then
    postfix -c "$directory/postfix" stop 2>/dev/null || true
  fi
  if [ -f "$directory/dovecot.conf" ]; then
    doveadm -c "$directory/dovecot.conf" stop 2>/dev/null || true
  fi
}

installed() {
  command -v postfix && command -v dovecot && command -v openssl && command -v procmail && command -v sievec && [ -x /usr/lib/dovecot/imap ]
}

# The ways from a mail server into a program.
programs() {
  cat >"$directory/postfix/aliases" <<EOF
alias "|$directory/programs/alias"
later "|$directory/programs/later"
procmail "|/usr/bin/procmail -m $directory/procmailrc"
EOF
  echo "\"|$directory/programs/games\"" >"$directory/forward/games"
  chown games "$directory/forward/games"
  cat >"$directory/procmailrc" <<EOF
DEFAULT=$directory/mail/procmail
:0 cw
* ^Subject:.*\[adjudicate\]
| $directory/programs/procmail
EOF
  cat >"$directory/games.sieve" <<EOF
require ["vnd.dovecot.pipe", "copy"];
if header :contains "subject" "[adjudicate]" {
  pipe :copy "sieve";
}
EOF
}

start() {
  if ! installed >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postfix dovecot-core dovecot-imapd dovecot-sieve procmail openssl
  fi
  rm -rf "$directory"
  mkdir -p "$directory/mail" "$directory/postfix" "$directory/queue" "$directory/data" "$directory/run" "$directory/programs" "$directory/forward"
  chmod 755 "$directory"
  chown postfix "$directory/data"
  openssl rand -hex 12 >"$directory/password"
  certificates "$directory" DNS:localhost
  # Ports that nobody uses, so that two servers on one computer do not take each other's mail.
  read -r starttls tls imap imaps <<<"$(free_ports 4)"
  echo "$starttls $tls" >"$directory/ports"
  echo "$imap $imaps" >"$directory/imap"
  for user in alice bob carol dave erin desk paula peter hall; do
    echo "$user@example.org:{PLAIN}$(cat "$directory/password")" >>"$directory/users"
    echo "$user@example.org $user/" >>"$directory/postfix/mailboxes"
    mkdir -p "$directory/mail/$user/new" "$directory/mail/$user/cur" "$directory/mail/$user/tmp"
  done
  chown -R mail:mail "$directory/mail"
  programs
  cat >"$directory/dovecot.conf" <<EOF
base_dir = $directory/run
log_path = $directory/dovecot.log
protocols = imap
ssl = yes
ssl_cert = <$directory/server.pem
ssl_key = <$directory/key.pem
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = $imap
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = $imaps
    ssl = yes
  }
}
passdb {
  driver = passwd-file
  args = $directory/users
}
userdb {
  driver = static
  args = uid=mail gid=mail home=$directory/mail/%n
}
service auth {
  unix_listener auth-postfix {
    mode = 0666
  }
}
auth_mechanisms = plain login
mail_location = maildir:~/Maildir
first_valid_uid = 1
protocol imap {
  mail_location = maildir:~
}
protocol lda {
  log_path = $directory/mail/sieve.log
  mail_plugins = sieve
}
plugin {
  sieve = file:$directory/games.sieve
  sieve_plugins = sieve_extprograms
  sieve_extensions = +vnd.dovecot.pipe
  sieve_pipe_bin_dir = $directory/programs
}
EOF
  cat >"$directory/postfix/main.cf" <<EOF
compatibility_level = 3.6
queue_directory = $directory/queue
data_directory = $directory/data
maillog_file = $directory/postfix.log
maillog_file_prefixes = $directory
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = localhost
mydestination = programs.example.org
local_recipient_maps =
transport_maps = inline:{ {sieve@programs.example.org = sieve:} }
forward_path = $directory/forward/\$user
default_privs = mail
mynetworks =
default_transport = error:nothing leaves this computer
recipient_delimiter = +
virtual_mailbox_domains = example.org
virtual_mailbox_base = $directory/mail
virtual_mailbox_maps = texthash:$directory/postfix/mailboxes
virtual_uid_maps = static:$(id -u mail)
virtual_gid_maps = static:$(id -g mail)
virtual_minimum_uid = 1
message_size_limit = 67108864
virtual_mailbox_limit = 0
mailbox_size_limit = 0
smtpd_tls_cert_file = $directory/server.pem
smtpd_tls_key_file = $directory/key.pem
smtpd_sasl_type = dovecot
smtpd_sasl_path = $directory/run/auth-postfix
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_client_connection_count_limit = 0
smtpd_client_connection_rate_limit = 0
alias_maps = texthash:$directory/postfix/aliases
alias_database =
EOF
  cat >"$directory/postfix/master.cf" <<EOF
127.0.0.1:$starttls inet n - n - - smtpd -o smtpd_tls_security_level=encrypt -o smtpd_sasl_auth_enable=yes -o smtpd_tls_auth_only=yes
127.0.0.1:$tls inet n - n - - smtpd -o smtpd_tls_wrappermode=yes -o smtpd_sasl_auth_enable=yes
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
virtual unix - n n - - virtual
local unix - n n - - local
sieve unix - n n - - pipe flags=R user=mail argv=/usr/bin/env HOME=$directory/mail/sieve /usr/lib/dovecot/dovecot-lda -c $directory/dovecot.conf -f \${sender}
error unix - - n - - error
retry unix - - n - - error
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
EOF
  dovecot -c "$directory/dovecot.conf"
  postfix -c "$directory/postfix" start
  for _ in $(seq 100); do
    if (exec 3<>/dev/tcp/127.0.0.1/$starttls) 2>/dev/null && [ -S "$directory/run/auth-postfix" ]; then
      return
    fi
    sleep 0.1
  done
  cat "$directory"/*.log >&2
  echo "the mail server did not start" >&2
  return 1
}

case $action in
  start) stop; start ;;
  stop) stop ;;
  *) echo "start or stop?" >&2; exit 2 ;;
esac
