#!/usr/bin/env bash
# Real PostgreSQL servers on this computer alone, for tests: a primary, and a standby to which every commit goes before it is
# acknowledged (synchronous streaming replication). They touch nothing outside of their directory.
#
#   tests/store/server.sh start DIRECTORY        installs PostgreSQL if need be, and starts both; needs root
#   tests/store/server.sh start DIRECTORY alone  the same without a standby
#   tests/store/server.sh kill DIRECTORY         kills the primary as a power failure does (SIGKILL for all of its processes)
#   tests/store/server.sh freeze DIRECTORY       has the primary hang: all of its processes stop (SIGSTOP), and connections stay
#   tests/store/server.sh thaw DIRECTORY         has it go on
#   tests/store/server.sh back DIRECTORY         starts a killed primary again, as if no standby had taken its place
#   tests/store/server.sh promote DIRECTORY      makes the standby the primary
#   tests/store/server.sh cut DIRECTORY          cuts every connection to the primary
#   tests/store/server.sh pooler DIRECTORY       starts pgbouncer before the primary, in transaction mode; its port is in DIRECTORY/pooler
#   tests/store/server.sh limit DIRECTORY PERCENT   gives both together no more than so much of one processor, so that it is they who are
#                                                measured, and not the clients that share the computer with them; needs root
#   tests/store/server.sh stop DIRECTORY
#
# DIRECTORY/url is the URL of the database `games` with both hosts, without the password; DIRECTORY/password has that, and
# DIRECTORY/pgpass has it as PostgreSQL's own programs read it. Passwords are asked for with SCRAM; TLS is on, with an authority of its
# own in DIRECTORY/certificate.pem, and is not insisted on.
set -euo pipefail
action=$1
directory=$2
. "$(dirname "$0")/../servers.sh"
group=adjudicate-store-$(basename "$directory")
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)

# PostgreSQL refuses to run as root.
as() { (cd / && setpriv --reuid=postgres --regid=postgres --clear-groups -- "$@"); }

stop() {
  if [ -f "$directory/pgbouncer.pid" ]; then
    kill "$(cat "$directory/pgbouncer.pid")" 2>/dev/null || true
  fi
  for data in primary standby; do
    if [ -f "$directory/$data/postmaster.pid" ]; then
      kill -CONT "$(head -1 "$directory/$data/postmaster.pid")" 2>/dev/null || true
      as "$bin/pg_ctl" -D "$directory/$data" -m immediate stop >/dev/null 2>&1 || true
    fi
  done
  rmdir "/sys/fs/cgroup/$group" "/sys/fs/cgroup/cpu/$group" 2>/dev/null || true
}

start() {
  if [ -z "$bin" ] || ! [ -x "$bin/postgres" ] || ! command -v openssl >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql openssl
    bin=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  fi
  rm -rf "$directory"
  mkdir -p "$directory"
  chmod 755 "$directory"
  chown postgres "$directory"
  openssl rand -hex 12 >"$directory/password"
  read -r primary standby <<<"$(free_ports 2)"
  password=$(cat "$directory/password")
  certificates "$directory" DNS:localhost,IP:127.0.0.1
  chown postgres "$directory/key.pem" "$directory/server.pem"
  chmod 600 "$directory/key.pem"
  as "$bin/initdb" -D "$directory/primary" -U owner --auth=scram-sha-256 --pwfile="$directory/password" -E UTF8 --locale=C >/dev/null
  cat >>"$directory/primary/postgresql.conf" <<CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = '$directory'
ssl = on
ssl_cert_file = '$directory/server.pem'
ssl_key_file = '$directory/key.pem'
max_connections = 100
wal_level = replica
max_wal_senders = 10
shared_buffers = 64MB
log_min_messages = warning
CONF
  echo "host replication all 127.0.0.1/32 scram-sha-256" >>"$directory/primary/pg_hba.conf"
  echo "127.0.0.1:*:*:*:$password" >"$directory/pgpass"
  chmod 600 "$directory/pgpass"
  cp "$directory/pgpass" "$directory/pgpass.postgres"
  chown postgres "$directory/pgpass.postgres"
  chmod 600 "$directory/pgpass.postgres"
  as "$bin/pg_ctl" -D "$directory/primary" -o "-p $primary" -l "$directory/primary.log" -w start >/dev/null
  as env PGPASSFILE="$directory/pgpass.postgres" "$bin/createdb" -h 127.0.0.1 -p "$primary" -U owner games
  if [ "${1:-}" = alone ]; then
    echo "postgresql://owner@127.0.0.1:$primary/games" >"$directory/url"
    echo "$primary" >"$directory/ports"
    return
  fi
  as env PGPASSFILE="$directory/pgpass.postgres" "$bin/pg_basebackup" -h 127.0.0.1 -p "$primary" -U owner -D "$directory/standby" \
    -R -X stream -c fast -d "host=127.0.0.1 port=$primary user=owner application_name=standby passfile=$directory/pgpass.postgres"
  as "$bin/pg_ctl" -D "$directory/standby" -o "-p $standby" -l "$directory/standby.log" -w start >/dev/null
  echo "synchronous_standby_names = 'standby'" >>"$directory/primary/postgresql.conf"
  as "$bin/pg_ctl" -D "$directory/primary" reload >/dev/null
  for _ in $(seq 100); do
    state=$(as env PGPASSFILE="$directory/pgpass.postgres" "$bin/psql" -h 127.0.0.1 -p "$primary" -U owner -d games -Atc \
      "select sync_state from pg_stat_replication" || true)
    if [ "$state" = sync ]; then
      # Once it is the primary it must not wait for itself.
      echo "synchronous_standby_names = ''" >>"$directory/standby/postgresql.auto.conf"
      echo "postgresql://owner@127.0.0.1:$primary,127.0.0.1:$standby/games" >"$directory/url"
      echo "$primary $standby" >"$directory/ports"
      return
    fi
    sleep 0.1
  done
  cat "$directory"/*.log >&2
  echo "the standby did not begin to follow" >&2
  return 1
}

# The processes of the primary, which is not the child of anything else.
of_primary() {
  local pid
  pid=$(head -1 "$directory/primary/postmaster.pid")
  echo "$pid" $(ps -o pid= --ppid "$pid" || true)
}

case $action in
  start) stop; start "${3:-}" ;;
  stop) stop ;;
  kill)
    # All of them first stop, so that none outlives another by a moment and acknowledges something.
    processes=$(of_primary)
    kill -STOP $processes 2>/dev/null || true
    kill -KILL $processes 2>/dev/null || true
    ;;
  freeze) kill -STOP $(of_primary) 2>/dev/null || true ;;
  thaw) kill -CONT $(of_primary) 2>/dev/null || true ;;
  back)
    read -r port _ <"$directory/ports"
    rm -f "$directory/primary/postmaster.pid"
    # Processes of the killed server may take a moment to end, and until then their shared memory is in use.
    for _ in $(seq 20); do
      if as "$bin/pg_ctl" -D "$directory/primary" -o "-p $port" -l "$directory/primary.log" -w start >/dev/null 2>&1; then exit 0; fi
      rm -f "$directory/primary/postmaster.pid"
      sleep 0.5
    done
    tail -5 "$directory/primary.log" >&2
    exit 1
    ;;
  pooler)
    if ! command -v pgbouncer >/dev/null; then
      apt-get update -qq
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends pgbouncer
    fi
    if [ -f "$directory/pgbouncer.pid" ]; then kill -9 "$(cat "$directory/pgbouncer.pid")" 2>/dev/null || true; fi
    rm -f "$directory/pgbouncer.pid"
    read -r port _ <"$directory/ports"
    pooler=$(free_ports 1)
    # Four connections are all that clients share.
    cat >"$directory/pgbouncer.ini" <<CONF
[databases]
* = host=127.0.0.1 port=$port user=owner password=$(cat "$directory/password")
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = $pooler
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
logfile = $directory/pgbouncer.log
pidfile = $directory/pgbouncer.pid
CONF
    chown postgres "$directory/pgbouncer.ini"
    as pgbouncer -q -d "$directory/pgbouncer.ini"
    echo "$pooler" >"$directory/pooler"
    ;;
  promote) as "$bin/pg_ctl" -D "$directory/standby" -w promote >/dev/null ;;
  cut)
    read -r port _ <"$directory/ports"
    as env PGPASSFILE="$directory/pgpass.postgres" "$bin/psql" -h 127.0.0.1 -p "$port" -U owner -d postgres -Atc \
      "select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = 'games' and pid <> pg_backend_pid()"
    ;;
  limit)
    # cgroups(7), of the second version where the processor belongs to it, else of the first.
    if grep -qsw cpu /sys/fs/cgroup/cgroup.controllers; then
      group=/sys/fs/cgroup/$group
      echo +cpu >/sys/fs/cgroup/cgroup.subtree_control
      mkdir -p "$group"
      echo "$(($3 * 100)) 10000" >"$group/cpu.max"
    else
      group=/sys/fs/cgroup/cpu/$group
      mkdir -p "$group"
      echo 10000 >"$group/cpu.cfs_period_us"
      echo $(($3 * 100)) >"$group/cpu.cfs_quota_us"
    fi
    for data in primary standby; do
      pid=$(head -1 "$directory/$data/postmaster.pid")
      # What they start later is in the same group.
      for process in $pid $(ps -o pid= --ppid "$pid"); do echo "$process" >"$group/cgroup.procs" || true; done
    done
    ;;
  *) echo "start, stop, kill, freeze, thaw, back, promote, pooler, cut or limit?" >&2; exit 2 ;;
esac
