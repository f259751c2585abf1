#!/usr/bin/env bash
# An S3-compatible object store.  Usage: s3.sh install|start|stop|status
#   S3_ENGINE      versitygw (default; Apache-2.0, built by Go, minutes the first time)
#                  or s3proxy (Apache-2.0, one jar, seconds; no bucket CORS, policy, tagging, versioning)
#   ENGINES_DIR (./.engines)  S3_PORT (9000)  S3_DATA_DIR (ENGINES_DATA_DIR/s3/ENGINE-PORT; never shared by two engines)
#   S3_ACCESS_KEY (dev-access)  S3_SECRET_KEY (dev-secret-key)  S3_REGION (us-east-1)
#   S3_BUCKETS     buckets made at start, separated by spaces (none)
ENGINE=s3; . "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
KIND=${S3_ENGINE:-versitygw}; VGW_VERSION=${VERSITYGW_VERSION:-v1.8.0}; S3P_VERSION=${S3PROXY_VERSION:-4.1.0}
PORT=${S3_PORT:-9000}; DATA=${S3_DATA_DIR:-$ENGINES_DATA_DIR/s3/$KIND-$PORT}; PIDFILE=$DATA/pid; LOG=$DATA/s3.log
KEY=${S3_ACCESS_KEY:-dev-access}; SECRET=${S3_SECRET_KEY:-dev-secret-key}; REGION=${S3_REGION:-us-east-1}
BIN=$ENGINES_DIR/s3/bin; VGW=$BIN/versitygw-$VGW_VERSION; JAR=$BIN/s3proxy-$S3P_VERSION-jar-with-dependencies.jar
sig() { curl -sS -m 5 --aws-sigv4 "aws:amz:$REGION:s3" -u "$KEY:$SECRET" -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' -o /dev/null -w '%{http_code}' "$@"; }
up() { [ "$(sig "http://127.0.0.1:$PORT/")" = 200 ]; }

install() {
  local t0=$SECONDS; mkdir -p "$BIN"
  case $KIND in
    versitygw)
      if [ ! -x "$VGW" ]; then
        command -v go >/dev/null || die 'Go 1.21 or newer is needed to build it (or choose S3_ENGINE=s3proxy)'
        GOBIN=$BIN/tmp.$$ go install -ldflags='-s -w' "github.com/versity/versitygw/cmd/versitygw@$VGW_VERSION"
        mv "$BIN/tmp.$$/versitygw" "$VGW"; rmdir "$BIN/tmp.$$"
      fi ;;
    s3proxy)
      [ -s "$JAR" ] || mvn -B -q --no-transfer-progress org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy \
        -Dartifact="org.gaul:s3proxy:$S3P_VERSION:jar:jar-with-dependencies" -DoutputDirectory="$BIN" ;;
    *) die "S3_ENGINE=$KIND is not known" ;;
  esac
  echo "s3: $KIND installed in $((SECONDS - t0)) s"
}

start() {
  install >/dev/null
  if pid_alive "$PIDFILE" && up; then echo "s3: already up on $PORT"; return; fi
  port_taken "$PORT" && die "port $PORT is taken by something else"
  mkdir -p "$DATA"/{objects,meta,versions}; local t0=$SECONDS b code
  if [ "$KIND" = versitygw ]; then
    ROOT_ACCESS_KEY=$KEY ROOT_SECRET_KEY=$SECRET nohup "$VGW" --port "127.0.0.1:$PORT" --region "$REGION" --keep-alive --quiet \
      posix --sidecar "$DATA/meta" --versioning-dir "$DATA/versions" "$DATA/objects" > "$LOG" 2>&1 < /dev/null &
  else
    printf '%s\n' "s3proxy.endpoint=http://127.0.0.1:$PORT" s3proxy.authorization=aws-v2-or-v4 \
      "s3proxy.identity=$KEY" "s3proxy.credential=$SECRET" jclouds.provider=filesystem-nio2 \
      "jclouds.filesystem.basedir=$DATA/objects" jclouds.identity=x jclouds.credential=x > "$DATA/s3proxy.conf"
    nohup java -Xmx256m -jar "$JAR" --properties "$DATA/s3proxy.conf" > "$LOG" 2>&1 < /dev/null &
  fi
  echo $! > "$PIDFILE"
  wait_for 60 "$PIDFILE" "$LOG" up
  for b in ${S3_BUCKETS:-}; do
    code=$(sig -X PUT "http://127.0.0.1:$PORT/$b")
    case $code in 200|409) ;; *) die "bucket $b: HTTP $code" ;; esac
  done
  echo "s3: $KIND up at http://127.0.0.1:$PORT in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}
stop() { stop_pid "$PIDFILE"; echo 's3: stopped'; }
status() { pid_alive "$PIDFILE" && up || { echo 's3: down'; exit 3; }
  echo "s3: up on $PORT, pid $(cat "$PIDFILE"), RSS $(rss "$(cat "$PIDFILE")")"; }
case ${1:-} in install|start|stop|status) "$1" ;; *) sed -n '2,8p' "$0"; exit 2 ;; esac
