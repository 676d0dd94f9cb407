# Why mail was not sent or fetched, with a small letter and without a full stop. Each stands alone, or behind the words of another text, such as "one message waits
# in the outbox, that to alice@example.org because of:". $why has the words of the mail server, of the system or of TLS, unless a comment says more.

## Connections

# $why: words of the system, or one of the texts below.
mail-server-unreachable = there is no connection to { $host }: { $why }
server-without-address = the server's name has no address
no-answer = the server did not answer in time
no-answer-within = the server did not answer in time: it had { $seconds } seconds
# Seconds for all answers about one message together
no-answer-in-all = the server did not answer in time: it had { $seconds } seconds in all
connection-closed = the connection was closed
# $size: such as 8 KiB
server-too-long = the server says more than it may, which is { $size }; the connection was closed
certificate-fault = the certificate in the settings: { $why }
connection-to-unprotected = the connection to { $host } cannot be protected: { $why }
# $why: words of others, or user-known-already, said-before-tls or server-unclear
connection-unprotected = the connection cannot be protected: { $why }
user-known-already = the server takes its user for known already
# Behind "the connection cannot be protected:"
said-before-tls = more was said before it was
login-refused = the server does not let this user in: { $why }
token-refused = the server does not let this user in: it does not take the access token; if that has expired, `password_command` has to print a new one
login-with-line-end = a name or a password with a line end in it cannot be said to a server

## Sending

server-takes-no-mail = the server takes no mail from here: { $why }
sender-refused = the server does not take what this address sends: { $why }
sendmail-unrun = the sendmail program cannot be run: { $why }
sendmail-late = the sendmail program had not ended after { $seconds } seconds, and was ended
sendmail-stopped = the sendmail program has not read the whole message
sendmail-failed = the sendmail program has failed and does not say why
# $why: what the program says
sendmail-says = the sendmail program says: { $why }
transport-no-program = `{ $program }` is no program
transport-unrun = `{ $program }` cannot be run: { $why }
transport-no-directory = there is no directory `{ $directory }`
transport-file = `{ $directory }` is no directory
transport-unusable = `{ $directory }` cannot be used: { $why }

## Fetching

mailbox-of-nobody = a mailbox belongs to a user, and none is named
mailbox-unopened = the mailbox `{ $mailbox }` cannot be opened: { $why }
# $why: words of the server, or one of the texts of this file
mail-server-says = the mail server: { $why }
# Behind "the mail server:" or "the connection cannot be protected:"
server-takes-leave = it takes leave: { $why }
server-unclear = it gives an answer that cannot be understood
server-line-too-long = the server says more than it may: a line or a text is too long
# Behind "message 2 of INBOX:"
message-size-unsaid = the server does not say how large it is
message-not-given = the server does not give it: { $why }
message-without-text = the server gives no text of it
