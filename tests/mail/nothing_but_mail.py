#!/usr/bin/env python3
"""Two people with nothing but a mail program play a game to the end through a real mail server.

    tests/mail/nothing_but_mail.py SERVER ADJUDICATE HOME GAME [OPTION=VALUE ...]

SERVER is the directory of tests/mail/server.sh, ADJUDICATE the program, HOME an empty directory for the desk. Each of them reads
the mailbox over IMAP and answers over SMTP, as Thunderbird, Gmail, Outlook and an iPhone do in turn, with the move that the
message names as an example. Prints how many turns there were and how long an answer took.
"""

import email
import email.policy
import html
import imaplib
import smtplib
import ssl
import subprocess
import sys
import time
from email.message import EmailMessage
from pathlib import Path

server, program, home, game = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), sys.argv[4]
options = [word for option in sys.argv[5:] for word in ("--option", option)]
password = (server / "password").read_text().strip()
starttls, tls = (server / "ports").read_text().split()
imap, imaps = (server / "imap").read_text().split()
trust = ssl.create_default_context(cafile=server / "certificate.pem")
environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}


def run(*words):
    done = subprocess.run([program, *words], env=environment, cwd=home, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{words}: {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def prepare():
    (home / "games").mkdir(parents=True)
    (home / ".config/adjudicate").mkdir(parents=True)
    for name in ["paula", "peter", "hall"]:
        for part in ["new", "cur"]:
            for path in (server / "mail" / name / part).glob("*"):
                path.unlink()
    run("key", "new", "--no-passphrase")
    (home / ".config/adjudicate/config.yaml").write_text(
        f"""name: referee
mail:
  address: hall@example.org
  name: The Desk
  smtp:
    host: localhost
    port: {starttls}
    certificate: {server}/certificate.pem
    user: hall@example.org
    password_command: cat {server}/password
desk:
  games: {home}/games
  maildir: {server}/mail/hall
  reply: "hall+{{}}@example.org"
"""
    )
    key = home / ".config/adjudicate/identity.pub"
    players = ["--player", "paula=by-post,paula@example.org", "--player", "peter=by-post,peter@example.org"]
    terms = ["--referee", f"{key},hall@example.org", "--organiser", "referee", "-o", "games/game.yaml", "--yes"]
    run("new", game, *players, *terms, *options)


class Mailbox:
    """Somebody's mailbox, as a mail program has it open."""

    def __init__(self, name):
        self.address = f"{name}@example.org"
        self.imap = imaplib.IMAP4_SSL("localhost", int(imaps), ssl_context=trust)
        self.imap.login(self.address, password)
        self.imap.select("INBOX")

    def news(self):
        self.imap.noop()
        found = self.imap.uid("SEARCH", "UNSEEN")[1][0].split()
        parts = [self.imap.uid("FETCH", uid, "(RFC822)")[1][0][1] for uid in found]
        return [email.message_from_bytes(part, policy=email.policy.default) for part in parts]


def answer(original, sender, words, how):
    """The answer as a mail program writes it."""
    text = original.get_body(("plain",)).get_content()
    page = original.get_body(("html",)).get_content()
    quoted = "".join(f"> {line}\n" for line in text.splitlines())
    message = EmailMessage()
    message["From"], message["To"] = sender, str(original["Reply-To"] or original["From"])
    message["Subject"] = "Re: " + str(original["Subject"])
    message["Message-ID"] = f"<{time.time_ns()}@phone.example>"
    message["In-Reply-To"] = str(original["Message-ID"])
    message["References"] = f"{original['References']} {original['Message-ID']}"
    if how == 0:
        message["User-Agent"] = "Mozilla Thunderbird"
        message.set_content(f"{words}\n\nOn 11/23/26 10:00, The Desk wrote:\n{quoted}", cte="quoted-printable")
    elif how == 1:
        message.set_content(f"{words}\n\nOn Mon, Nov 23, 2026 at 10:00\u202fAM The Desk <hall@example.org>\nwrote:\n\n{quoted}", cte="base64")
        message.add_alternative(f'<div dir="ltr">{html.escape(words)}</div><div class="gmail_quote"><blockquote>{page}</blockquote></div>', subtype="html", cte="base64")
    elif how == 2:
        headers = f"<b>From:</b> The Desk &lt;hall@example.org&gt;<br><b>Sent:</b> Monday<br><b>To:</b> {sender}<br><b>Subject:</b> x"
        lines = html.escape(words).replace("\n", "<br>")
        message.set_content(f"<p class=MsoNormal>{lines}</p><div><p class=MsoNormal>{headers}</p></div>{page}", subtype="html", cte="quoted-printable")
    else:
        message["X-Mailer"] = "iPhone Mail (23A341)"
        message.set_content(f"{words}\n\nSent from my iPhone\n\n> On Nov 23, 2026, at 10:00, The Desk <hall@example.org> wrote:\n> \n{quoted}", cte="quoted-printable")
    return message


def send(message, sender):
    with smtplib.SMTP("localhost", int(starttls)) as smtp:
        smtp.starttls(context=trust)
        smtp.login(sender, password)
        smtp.send_message(message)


def play():
    people = [Mailbox("paula"), Mailbox("peter")]
    turns, waits, sent_at, over = 0, [], None, 0
    last = time.time()
    while over < 2:
        for mailbox in people:
            for original in mailbox.news():
                last = time.time()
                text = " ".join(original.get_body(("plain",)).get_content().split())
                if "is played." in text and sent_at:
                    waits.append(time.time() - sent_at)
                    sent_at = None
                if "The game is over" in text:
                    over += 1
                elif "alone on the first line, for example `" in text:
                    move = text.split("for example `")[1].split("`")[0]
                    words = ["{}", "Hello,\n\n{}\n\nRegards", "{} \u201cyour turn\u201d", "my move: {}"][turns % 4].format(move)
                    sent_at = time.time()
                    send(answer(original, mailbox.address, words, turns % 4), mailbox.address)
                    turns += 1
        if time.time() - last > 60:
            sys.exit(f"nothing happens any more after {turns} turns")
        time.sleep(0.02)
    return turns, sorted(waits)


prepare()
desk = subprocess.Popen([program, "mail", "serve"], env=environment, cwd=home, stdout=open(home / "desk.log", "w"), stderr=subprocess.STDOUT)
try:
    turns, waits = play()
finally:
    desk.terminate()
    desk.wait()
print(run("verify", "games/game.yaml"), end="")
told = run("replay", "games/game.yaml")
written = told.count("written down by the referee for")
assert written >= turns, f"{written} of {turns} turns are said to be the referee's writing"
at = lambda share: waits[min(len(waits) - 1, int(len(waits) * share))]
print(f"{turns} turns, {written} entries written down by the referee; an answer took {at(0.5):.2f} s, at the 95th percentile {at(0.95):.2f} s")
