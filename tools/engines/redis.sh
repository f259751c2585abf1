#!/usr/bin/env bash
# Redis from Debian.  Usage: redis.sh install|start|stop|status
#   ENGINES_DIR (./.engines)  REDIS_PORT (6379)  REDIS_DATA_DIR (ENGINES_DATA_DIR/redis/PORT)
#   REDIS_ARGS  more redis-server options, e.g. "--maxmemory 256mb --maxmemory-policy noeviction"
#   REDIS_PASSWORD (none)
ENGINE=redis; . "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
PORT=${REDIS_PORT:-6379}; DATA=${REDIS_DATA_DIR:-$ENGINES_DATA_DIR/redis/$PORT}; PIDFILE=$DATA/pid; LOG=$DATA/redis.log
cli() { REDISCLI_AUTH=${REDIS_PASSWORD:-} redis-cli -h 127.0.0.1 -p "$PORT" "$@"; }
up() { [ "$(cli ping 2>/dev/null)" = PONG ]; }

install() { apt_install redis-server; redis-server --version; }
start() {
  command -v redis-server >/dev/null || install
  if pid_alive "$PIDFILE" && up; then echo "redis: already up on $PORT"; return; fi
  port_taken "$PORT" && die "port $PORT is taken by something else"
  mkdir -p "$DATA"; local t0=$SECONDS auth=()
  [ -n "${REDIS_PASSWORD:-}" ] && auth=(--requirepass "$REDIS_PASSWORD")
  # shellcheck disable=SC2086
  nohup redis-server --port "$PORT" --bind 127.0.0.1 --dir "$DATA" --appendonly yes --save '' \
    "${auth[@]}" ${REDIS_ARGS:-} > "$LOG" 2>&1 < /dev/null &
  echo $! > "$PIDFILE"
  wait_for 30 "$PIDFILE" "$LOG" up
  echo "redis: up on 127.0.0.1:$PORT in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}
stop() { stop_pid "$PIDFILE"; echo 'redis: stopped'; }
status() { pid_alive "$PIDFILE" && up || { echo 'redis: down'; exit 3; }
  echo "redis: up on $PORT, pid $(cat "$PIDFILE"), RSS $(rss "$(cat "$PIDFILE")")"; }
case ${1:-} in install|start|stop|status) "$1" ;; *) sed -n '2,5p' "$0"; exit 2 ;; esac
