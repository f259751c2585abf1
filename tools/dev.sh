#!/usr/bin/env bash
# `make dev`: API, worker, both browser applications from source behind the front door, restarted or hot-reloaded on change.
# Runs in the foreground; Ctrl-C (or the end of any one process) stops all of them.
cd "$(dirname "${BASH_SOURCE[0]}")/.." && . tools/env.sh
ENGINE=dev; . tools/engines/lib.sh
export API_PORTS=$API_PORT WEB_PORTS=$WEB_PORT NGINX_TEMPLATE=$PROJECT_DIR/deploy/nginx/kms.dev.conf.template

for port in "$API_PORT" "$WEB_PORT" "$WORKER_PORT" "$ADMIN_PORT" "$FRONT_PORT"; do
  port_taken "$port" && die "port $port is taken (is the site running? make stop)"
done
node packages/db/src/migrate.cli.ts

children=()
# Each in a process group of its own, so that what it started goes with it.
run() { # NAME COMMAND...
  local name=$1; shift
  setsid "$@" < /dev/null > >(sed -u "s/^/$(printf '%-7s' "$name")| /") 2>&1 &
  children+=($!)
}
stop_all() {
  trap - EXIT INT TERM
  bash tools/engines/nginx.sh stop >/dev/null
  local child end=$((SECONDS + 15))
  for child in "${children[@]}"; do kill -s TERM -- "-$child" 2>/dev/null || true; done
  # A leader may be gone before what it started: the whole group counts.
  for child in "${children[@]}"; do
    while kill -s 0 -- "-$child" 2>/dev/null; do
      [ $SECONDS -lt $end ] || kill -s KILL -- "-$child" 2>/dev/null || true
      sleep 0.2
    done
  done
}
trap stop_all EXIT
trap 'exit 0' INT TERM

run api node --watch apps/api/src/main.http.ts
run worker node --watch apps/api/src/main.worker.ts
run web pnpm --filter @kms/web dev
run admin pnpm --filter @kms/admin dev
bash tools/engines/nginx.sh start
printf '\n  readers   http://127.0.0.1:%s/kms/pc/home\n  console   http://127.0.0.1:%s/kms/admin/\n\n' "$FRONT_PORT" "$FRONT_PORT"
wait -n "${children[@]}" || true
