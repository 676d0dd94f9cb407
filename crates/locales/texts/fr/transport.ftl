# Pourquoi du courrier n'a pas été envoyé ou pas été relevé, en français ; le fichier anglais dit à quoi sert chaque clé.

mail-server-unreachable = il n'y a pas de connexion à { $host } : { $why }
server-without-address = le nom du serveur de courrier n'a pas d'adresse
no-answer = le serveur de courrier n'a pas répondu à temps
no-answer-within = le serveur de courrier n'a pas répondu à temps : il avait { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
no-answer-in-all = le serveur de courrier n'a pas répondu à temps : il avait { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} en tout
connection-closed = la connexion a été fermée
server-too-long = le serveur de courrier en dit plus que permis, c'est-à-dire plus de { $size } ; la connexion a été fermée
certificate-fault = le certificat des réglages : { $why }
connection-to-unprotected = la connexion à { $host } ne peut pas être protégée : { $why }
connection-unprotected = la connexion ne peut pas être protégée : { $why }
user-known-already = le serveur de courrier croit déjà connaître l'utilisateur
said-before-tls = d'autres choses ont été dites avant
login-refused = le serveur de courrier ne laisse pas entrer cet utilisateur : { $why }
token-refused = le serveur de courrier ne laisse pas entrer cet utilisateur : il n'accepte pas le jeton d'accès ; s'il a expiré, `password_command` doit en afficher un nouveau
login-with-line-end = un nom ou un mot de passe qui contient une fin de ligne ne peut être dit à aucun serveur de courrier

server-takes-no-mail = le serveur de courrier n'accepte aucun courrier d'ici : { $why }
sender-refused = le serveur de courrier n'accepte pas ce que cette adresse envoie : { $why }
sendmail-unrun = le programme sendmail ne peut pas être exécuté : { $why }
sendmail-late = le programme sendmail n'était pas terminé après { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, et a été arrêté
sendmail-stopped = le programme sendmail n'a pas lu tout le message
sendmail-failed = le programme sendmail a échoué et ne dit pas pourquoi
sendmail-says = le programme sendmail dit : { $why }
transport-no-program = `{ $program }` n'est pas un programme
transport-unrun = `{ $program }` ne peut pas être exécuté : { $why }
transport-no-directory = il n'y a pas de dossier `{ $directory }`
transport-file = `{ $directory }` n'est pas un dossier
transport-unusable = `{ $directory }` ne peut pas être utilisé : { $why }

mailbox-of-nobody = une boîte appartient à un utilisateur, et aucun n'est nommé
mailbox-unopened = la boîte `{ $mailbox }` ne peut pas être ouverte : { $why }
mail-server-says = le serveur de courrier : { $why }
server-takes-leave = fin de la connexion : { $why }
server-unclear = la réponse est incompréhensible
server-line-too-long = il en dit plus que permis : une ligne ou un texte est trop long
message-size-unsaid = le serveur de courrier ne dit pas sa taille
message-not-given = le serveur de courrier ne le donne pas : { $why }
message-without-text = le serveur de courrier n'en donne pas le texte
