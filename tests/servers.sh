# What the servers for tests share; tests/mail/server.sh and tests/store/server.sh read it.

# So many ports below those that the system gives out by itself, on which nothing listens.
free_ports() {
  local found=()
  while [ ${#found[@]} -lt "$1" ]; do
    local port=$((20000 + RANDOM % 10000))
    if [[ " ${found[*]} " != *" $port "* ]] && ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
      found+=("$port")
    fi
  done
  echo "${found[@]}"
}

# In a directory, an authority of its own, whose certificate.pem clients are told to trust, and under it the server's server.pem with
# key.pem, for these names.
certificates() {
  local directory=$1 names=$2
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=authority for tests" \
    -keyout "$directory/authority.pem" -out "$directory/certificate.pem" 2>/dev/null
  openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout "$directory/key.pem" -out "$directory/request.pem" 2>/dev/null
  printf 'subjectAltName=%s\nbasicConstraints=CA:FALSE\n' "$names" >"$directory/extensions"
  openssl x509 -req -days 30 -in "$directory/request.pem" -CA "$directory/certificate.pem" -CAkey "$directory/authority.pem" \
    -CAcreateserial -extfile "$directory/extensions" -out "$directory/server.pem" 2>/dev/null
}
