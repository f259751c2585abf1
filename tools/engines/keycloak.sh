#!/usr/bin/env bash
# Keycloak (a second OpenID provider, for its own test) from its Maven distribution.  Usage: keycloak.sh install|start|stop|status
#   KEYCLOAK_PORT (18180)  KEYCLOAK_MANAGEMENT_PORT (KEYCLOAK_PORT + 1000)  KEYCLOAK_DATA_DIR (ENGINES_DATA_DIR/keycloak/PORT)
#   KEYCLOAK_REALM_FILE (deploy/keycloak/kms-realm.json)  imported at every start: the database lives in memory
#   KEYCLOAK_ADMIN (admin)  KEYCLOAK_ADMIN_PASSWORD (admin)  KEYCLOAK_HEAP (512m)
#   KEYCLOAK_JAVA_HOME   a JRE 17 or newer (JAVA_HOME, or java on the PATH)
ENGINE=keycloak; HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); . "$HERE/../env.sh"; . "$HERE/lib.sh"
VERSION=${KEYCLOAK_VERSION:-26.7.3}; PORT=${KEYCLOAK_PORT:-18180}; MPORT=${KEYCLOAK_MANAGEMENT_PORT:-$((PORT + 1000))}
DIST=$ENGINES_DIR/keycloak/dist-$VERSION; DATA=${KEYCLOAK_DATA_DIR:-$ENGINES_DATA_DIR/keycloak/$PORT}
REALM=${KEYCLOAK_REALM_FILE:-$PROJECT_DIR/deploy/keycloak/kms-realm.json}
PIDFILE=$DATA/pid; LOG=$DATA/keycloak.log
up() { curl -fsS -m 5 "http://127.0.0.1:$MPORT/health/ready"; }

install() {
  [ -e "$DIST/.ok" ] && { echo "keycloak $VERSION: installed"; return; }
  local t0=$SECONDS tmp=$ENGINES_DIR/keycloak/tmp.$$
  command -v mvn >/dev/null || die 'Maven is needed to fetch it (Debian: apt install maven)'
  mkdir -p "$tmp"
  mvn -B -q --no-transfer-progress org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
    -Dartifact="org.keycloak:keycloak-quarkus-dist:$VERSION:tar.gz" -DoutputDirectory="$tmp" || die 'mvn could not fetch it'
  tar -xzf "$tmp"/*.tar.gz -C "$tmp"
  [ -n "${KEYCLOAK_JAVA_HOME:-}" ] && export JAVA_HOME=$KEYCLOAK_JAVA_HOME
  # Built once (database in memory, health endpoint), so that every start is quick.
  "$tmp/keycloak-$VERSION/bin/kc.sh" build --db=dev-mem --health-enabled=true --features-disabled=kerberos > "$tmp/build.log" 2>&1 \
    || { tail -n 20 "$tmp/build.log" >&2; die 'kc.sh build failed'; }
  rm -rf "$DIST"; mv "$tmp/keycloak-$VERSION" "$DIST"; rm -rf "$tmp"; touch "$DIST/.ok"
  echo "keycloak $VERSION: installed in $((SECONDS - t0)) s"
}

start() {
  [ -e "$DIST/.ok" ] || install
  if pid_alive "$PIDFILE" && up >/dev/null 2>&1; then echo "keycloak: already up on $PORT"; return; fi
  port_taken "$PORT" && die "port $PORT is taken by something else"
  port_taken "$MPORT" && die "port $MPORT is taken by something else"
  local t0=$SECONDS
  mkdir -p "$DATA/data/import"; cp "$REALM" "$DATA/data/import/kms-realm.json"
  rm -rf "$DIST/data"; ln -sfn "$DATA/data" "$DIST/data"   # one instance a distribution
  [ -n "${KEYCLOAK_JAVA_HOME:-}" ] && export JAVA_HOME=$KEYCLOAK_JAVA_HOME
  KC_BOOTSTRAP_ADMIN_USERNAME=${KEYCLOAK_ADMIN:-admin} KC_BOOTSTRAP_ADMIN_PASSWORD=${KEYCLOAK_ADMIN_PASSWORD:-admin} \
  JAVA_OPTS_KC_HEAP="-Xms128m -Xmx${KEYCLOAK_HEAP:-512m}" \
  nohup "$DIST/bin/kc.sh" start --optimized --http-enabled=true --http-host=127.0.0.1 --http-port="$PORT" \
    --http-management-port="$MPORT" --hostname-strict=false --cache=local --import-realm > "$LOG" 2>&1 < /dev/null &
  echo $! > "$PIDFILE"
  wait_for "${KEYCLOAK_WAIT:-300}" "$PIDFILE" "$LOG" up
  echo "keycloak: up at http://127.0.0.1:$PORT/realms/kms in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}
stop() { stop_pid "$PIDFILE" TERM 40; echo 'keycloak: stopped'; }
status() { pid_alive "$PIDFILE" && up >/dev/null 2>&1 || { echo 'keycloak: down'; exit 3; }
  echo "keycloak: up on $PORT, pid $(cat "$PIDFILE"), RSS $(rss "$(pgrep -P "$(cat "$PIDFILE")" java || cat "$PIDFILE")")"; }
case ${1:-} in install|start|stop|status) "$1" ;; *) sed -n '2,6p' "$0"; exit 2 ;; esac
