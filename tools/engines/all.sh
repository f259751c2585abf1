#!/usr/bin/env bash
# Every engine and the doubles at once.  Usage: all.sh start|stop|status
HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); . "$HERE/../env.sh"
set -uo pipefail
ENGINES=(postgres redis s3 opensearch doubles)

case ${1:-} in start|stop|status) ;; *) sed -n '2p' "$0"; exit 2 ;; esac
failed=0 jobs=()
for engine in "${ENGINES[@]}"; do bash "$HERE/$engine.sh" "$1" & jobs+=($!); done
for job in "${jobs[@]}"; do wait "$job" || failed=1; done
exit $failed
