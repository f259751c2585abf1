#!/usr/bin/env bash
# `make setup`: everything a bare Debian machine lacks, each part only when missing, side by side; time printed per part.
# Writes to ENGINES_DIR and node_modules; apt and the caches of npm, pnpm, Maven and Go are the only other places.
cd "$(dirname "${BASH_SOURCE[0]}")/.." && . tools/env.sh
ENGINE=setup; . tools/engines/lib.sh
NODE_VERSION=24.21.0 PNPM_VERSION=12.18.0
LOGS=$ENGINES_DATA_DIR/setup; mkdir -p "$LOGS"

pinned_tools() {
  local tools=$ENGINES_DIR/tools
  if [ "$("$tools/node_modules/.bin/node" --version 2>/dev/null)" != "v$NODE_VERSION" ] ||
    [ "$("$tools/node_modules/.bin/pnpm" --version 2>/dev/null)" != "$PNPM_VERSION" ]; then
    command -v npm >/dev/null || die 'npm is needed to fetch the pinned Node (Debian: apt install npm)'
    mkdir -p "$tools"; echo '{"private":true}' > "$tools/package.json"
    npm install --prefix "$tools" --save-exact --no-audit --no-fund --loglevel=error "node@$NODE_VERSION" "pnpm@$PNPM_VERSION"
  fi
}
packages() { pinned_tools && pnpm install --frozen-lockfile --reporter=append-only; }
debian() {
  apt_install curl ca-certificates procps postgresql-15 postgresql-client-15 redis-server wrk chromium fonts-noto-cjk
  bash tools/engines/nginx.sh install
}
opensearch() { bash tools/engines/opensearch.sh install; }
object_store() { bash tools/engines/s3.sh install; }
keycloak() { bash tools/engines/keycloak.sh install; }

# What builds the engines comes first, since the parts below need it.
build_tools() {
  local missing=()
  command -v mvn >/dev/null || missing+=(maven)
  command -v go >/dev/null || missing+=(golang-go)
  bash tools/engines/opensearch.sh java >/dev/null 2>&1 || missing+=(openjdk-21-jdk-headless)
  [ ${#missing[@]} = 0 ] || apt_install "${missing[@]}"
}

part() { # NAME: runs the function of that name, keeps its words in a log, says how long it took
  local begun=$EPOCHREALTIME took
  if (set -e; "$1") > "$LOGS/$1.log" 2>&1; then took=ready; else took=FAILED; fi
  printf '%-14s %-7s %6.1f s\n' "$1" "$took" "$(seconds_between "$begun" "$EPOCHREALTIME")"
  [ $took = ready ] || { tail -n 25 "$LOGS/$1.log" >&2; return 1; }
}
seconds_between() { awk -v from="$1" -v to="$2" 'BEGIN { print to - from }'; }

begun=$SECONDS
part build_tools
jobs=() failed=0
for name in packages debian opensearch object_store keycloak; do part "$name" & jobs+=($!); done
for job in "${jobs[@]}"; do wait "$job" || failed=1; done
[ $failed = 0 ] || die 'something above could not be installed'
echo "setup: complete in $((SECONDS - begun)) s"
