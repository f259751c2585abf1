#!/usr/bin/env bash
# The doubles of outside services (apps/doubles).  Usage: doubles.sh install|start|stop|status
#   DOUBLES_PORT (18090)   PUBLIC_ORIGIN   origins of our sites, separated by commas: where people may be sent back to
#   The secrets both sides share (IAM_*, WECHAT_*, CHAT_SIGN_KEY, DC_*, SCORE_*) are those of tools/env.sh
ENGINE=doubles; HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); . "$HERE/../env.sh"; . "$HERE/lib.sh"
PORT=$DOUBLES_PORT; DATA=$ENGINES_DATA_DIR/doubles/$PORT; PIDFILE=$DATA/pid; LOG=$DATA/doubles.log
up() { curl -fsS -m 5 "http://127.0.0.1:$PORT/healthz"; }

install() { [ -d "$PROJECT_DIR/apps/doubles/node_modules" ] || die 'its packages are not installed: make setup'; }
start() {
  install
  if pid_alive "$PIDFILE" && up >/dev/null 2>&1; then echo "doubles: already up on $PORT"; return; fi
  port_taken "$PORT" && die "port $PORT is taken by something else"
  mkdir -p "$DATA"; local t0=$SECONDS
  (cd "$PROJECT_DIR" && exec nohup node apps/doubles/src/main.ts > "$LOG" 2>&1 < /dev/null) &
  echo $! > "$PIDFILE"
  wait_for 30 "$PIDFILE" "$LOG" up
  echo "doubles: up at http://127.0.0.1:$PORT in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}
stop() { stop_pid "$PIDFILE"; echo 'doubles: stopped'; }
status() { pid_alive "$PIDFILE" && up >/dev/null 2>&1 || { echo 'doubles: down'; exit 3; }
  echo "doubles: up on $PORT, pid $(cat "$PIDFILE"), RSS $(rss "$(cat "$PIDFILE")")"; }
case ${1:-} in install|start|stop|status) "$1" ;; *) sed -n '2,4p' "$0"; exit 2 ;; esac
