#!/usr/bin/env bash
# The production build of both browser applications; does nothing when no source changed since the last one.
cd "$(dirname "${BASH_SOURCE[0]}")/.." && . tools/env.sh
set -euo pipefail
STAMP=$RUN_DIR/build.stamp; mkdir -p "$RUN_DIR"

sources() {
  find apps/web apps/admin packages pnpm-lock.yaml tsconfig.base.json \
    \( -name node_modules -o -name build -o -name dist -o -name .react-router \) -prune -o \
    -type f ! -name '*.test.ts' ! -name '*.itest.ts' -print0 | sort -z | xargs -0 sha256sum | sha256sum
}

now=$(sources)
if [ -f apps/web/build/worker/sw.js ] && [ -f apps/admin/dist/index.html ] && [ "$now" = "$(cat "$STAMP" 2>/dev/null)" ]; then
  echo 'build: nothing changed'
else
  rm -f "$STAMP"; begun=$SECONDS
  export NODE_ENV=production
  pnpm --filter @kms/web build
  pnpm --filter @kms/admin build
  echo "$now" > "$STAMP"
  echo "build: $((SECONDS - begun)) s"
fi
node tools/publish-static.ts
