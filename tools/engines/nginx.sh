#!/usr/bin/env bash
# The one front door.  Usage: nginx.sh install|start|stop|reload|status
#   FRONT_PORT (8080)  FRONT_HOST (127.0.0.1)
#   API_PORTS, WEB_PORTS   ports of the processes behind it, separated by spaces
#   ADMIN_PORT             the console's development server (development template only)
#   STATIC_ROOT            files served by nginx itself (RUN_DIR/www)
#   FILES_PORT             another origin for what users upload: the store behind it (none: no such door)
#   NGINX_TEMPLATE         deploy/nginx/kms.conf.template, or kms.dev.conf.template under `make dev`
ENGINE=nginx; HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); . "$HERE/../env.sh"; . "$HERE/lib.sh"
BASE=$ENGINES_DATA_DIR/nginx/$FRONT_PORT; CONF=$BASE/nginx.conf; PIDFILE=$BASE/pid; LOG=$BASE/error.log
TEMPLATE=${NGINX_TEMPLATE:-$PROJECT_DIR/deploy/nginx/kms.conf.template}
NGINX=$(PATH=$PATH:/usr/sbin command -v nginx || true)

servers() { # PORTS...: the body of an upstream block
  local port
  for port in "$@"; do printf 'server 127.0.0.1:%s max_fails=3 fail_timeout=2s; ' "$port"; done
}

# The same templates serve the official image, whose entry point fills in ${NAMES} with envsubst.
configure() {
  local text name
  mkdir -p "$BASE"/tmp "$STATIC_ROOT"
  local FILES_LISTEN=${FRONT_HOST:-127.0.0.1}:${FILES_PORT:-} STORE_SERVERS=$(servers "${S3_PORT:-9000}")
  # shellcheck disable=SC2086
  local FRONT_LISTEN=${FRONT_HOST:-127.0.0.1}:$FRONT_PORT API_SERVERS=$(servers $API_PORTS) WEB_SERVERS=$(servers $WEB_PORTS) \
    ADMIN_SERVERS=$(servers "$ADMIN_PORT") ACCESS_LOG="$BASE/access.log"
  text=$(cat "$TEMPLATE" ${FILES_PORT:+"$PROJECT_DIR/deploy/nginx/files.conf.template"})
  for name in FRONT_LISTEN API_SERVERS WEB_SERVERS ADMIN_SERVERS ACCESS_LOG STATIC_ROOT FILES_LISTEN STORE_SERVERS; do
    text=${text//"\${$name}"/"${!name}"}
  done
  printf '%s\n' "$text" > "$BASE/kms.conf"
  {
    # As root the workers stay root: the checkout need not be opened to another user.
    [ "$(id -u)" != 0 ] || echo 'user root;'
    cat <<C
worker_processes auto;
worker_rlimit_nofile 16384;
pid $BASE/nginx.pid;
error_log $LOG warn;
events { worker_connections 4096; }
http {
  types {
    text/html html; text/css css; text/javascript js mjs; application/json json map; image/svg+xml svg; image/png png;
    image/jpeg jpg jpeg; image/webp webp; image/avif avif; image/gif gif; image/x-icon ico; font/woff2 woff2; font/woff woff;
    application/manifest+json webmanifest; text/plain txt; application/xml xml;
  }
  default_type application/octet-stream;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path $BASE/tmp/body;
  proxy_temp_path $BASE/tmp/proxy;
  fastcgi_temp_path $BASE/tmp/fastcgi;
  uwsgi_temp_path $BASE/tmp/uwsgi;
  scgi_temp_path $BASE/tmp/scgi;
  include $BASE/kms.conf;
}
C
  } > "$CONF"
  "$NGINX" -t -q -c "$CONF" -e "$LOG" || die 'the configuration is not usable'
}

install() { [ -n "$NGINX" ] || apt_install nginx-light; }
answers() { port_taken "$FRONT_PORT"; }
start() {
  [ -n "$NGINX" ] || die 'is not installed: make setup'
  if pid_alive "$PIDFILE"; then reload; return; fi
  port_taken "$FRONT_PORT" && die "port $FRONT_PORT is taken by something else"
  [ -z "${FILES_PORT:-}" ] || { port_taken "$FILES_PORT" && die "port $FILES_PORT is taken by something else"; }
  configure
  nohup "$NGINX" -c "$CONF" -e "$LOG" -g 'daemon off;' >> "$LOG" 2>&1 < /dev/null &
  echo $! > "$PIDFILE"
  wait_for 15 "$PIDFILE" "$LOG" answers
  echo "nginx: up on port $FRONT_PORT (pid $(cat "$PIDFILE"))"
}
reload() {
  pid_alive "$PIDFILE" || die 'is not running'
  configure; kill -s HUP "$(cat "$PIDFILE")"; echo 'nginx: reloaded'
}
stop() { stop_pid "$PIDFILE" QUIT 10; echo 'nginx: stopped'; }
status() { pid_alive "$PIDFILE" && answers || { echo 'nginx: down'; exit 3; }; echo "nginx: up on $FRONT_PORT, pid $(cat "$PIDFILE")"; }
case ${1:-} in install|start|stop|reload|status) "$1" ;; *) sed -n '2,9p' "$0"; exit 2 ;; esac
