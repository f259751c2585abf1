#!/usr/bin/env bash
# The product as it runs in production, on this machine.  Usage: site.sh start|stop|status
# API_PORTS and WEB_PORTS may name several ports: one process each, nginx in front. Logs and pids are in RUN_DIR.
cd "$(dirname "${BASH_SOURCE[0]}")/.." && . tools/env.sh
ENGINE=site; . tools/engines/lib.sh
mkdir -p "$RUN_DIR"
FRONT=http://127.0.0.1:$FRONT_PORT
# Measured at 64 clients: rendering takes 282 MB with these and 430 to 517 MB without, the API 170 MB and 350 MB.
WEB_FLAGS=(--max-old-space-size=160 --max-semi-space-size=32)
API_FLAGS=(--max-old-space-size=160 --max-semi-space-size=8)

ok() { curl -fsS -m 5 -o /dev/null "$1"; }
launch() { # NAME COMMAND...
  local name=$1; shift
  nohup env NODE_ENV=production "$@" > "$RUN_DIR/$name.log" 2>&1 < /dev/null &
  echo $! > "$RUN_DIR/$name.pid"
}
pidfiles() { find "$RUN_DIR" -maxdepth 1 -name '*.pid' | sort; }

start() {
  bash tools/build.sh
  node packages/db/src/migrate.cli.ts
  stop_processes
  local port
  for port in $API_PORTS $WEB_PORTS $WORKER_PORT; do port_taken "$port" && die "port $port is taken by something else"; done
  for port in $API_PORTS; do launch "api-$port" API_PORT="$port" node "${API_FLAGS[@]}" apps/api/src/main.http.ts; done
  for port in $WEB_PORTS; do launch "web-$port" WEB_PORT="$port" node "${WEB_FLAGS[@]}" apps/web/server/main.ts; done
  launch worker node apps/api/src/main.worker.ts
  for port in $API_PORTS; do wait_for 60 "$RUN_DIR/api-$port.pid" "$RUN_DIR/api-$port.log" ok "http://127.0.0.1:$port/readyz"; done
  for port in $WEB_PORTS; do wait_for 60 "$RUN_DIR/web-$port.pid" "$RUN_DIR/web-$port.log" ok "http://127.0.0.1:$port/kms/pc/home"; done
  wait_for 60 "$RUN_DIR/worker.pid" "$RUN_DIR/worker.log" ok "http://127.0.0.1:$WORKER_PORT/readyz"
  bash tools/engines/nginx.sh start
  ok "$FRONT/readyz" && ok "$FRONT/kms/pc/home" || die "the front door at $FRONT does not answer"
  printf '\n  readers   %s/kms/pc/home\n  mobile    %s/kms/mobile/home\n  console   %s/kms/admin/\n  logs      %s\n\n' \
    "$FRONT" "$FRONT" "$FRONT" "$RUN_DIR"
}

# All are told at once, then each is waited for: they finish their requests side by side.
stop_processes() {
  local file jobs=()
  for file in $(pidfiles); do stop_pid "$file" TERM 20 & jobs+=($!); done
  [ ${#jobs[@]} = 0 ] || wait "${jobs[@]}"
}
stop() { bash tools/engines/nginx.sh stop; stop_processes; echo 'site: stopped'; }
status() {
  local file name down=0
  for file in $(pidfiles); do
    name=$(basename "$file" .pid)
    if pid_alive "$file"; then echo "$name: up, pid $(cat "$file"), RSS $(rss "$(cat "$file")")"; else echo "$name: down"; down=3; fi
  done
  bash tools/engines/nginx.sh status || down=3
  exit $down
}
case ${1:-} in start|stop|status) "$1" ;; *) sed -n '2,3p' "$0"; exit 2 ;; esac
