#!/usr/bin/env bash
# `make check`: everything that needs no engine. Runs all of it, then fails if any part did.
cd "$(dirname "${BASH_SOURCE[0]}")/.." && . tools/env.sh
set -uo pipefail
failed=()
begun_all=$SECONDS

step() { # NAME COMMAND...
  local name=$1 begun=$SECONDS; shift
  if "$@"; then printf 'ok      %-22s %3d s\n' "$name" $((SECONDS - begun)); else failed+=("$name"); printf 'FAILED  %-22s %3d s\n' "$name" $((SECONDS - begun)); fi
}

types() { # every project, also after a failure: one run shows all that is wrong
  local project bad=0
  if [ -f apps/web/react-router.config.ts ]; then (cd apps/web && pnpm exec react-router typegen) || bad=1; fi
  for project in apps/*/tsconfig.json apps/web/worker/tsconfig.json packages/*/tsconfig.json seeds/tsconfig.json tests/tsconfig.json tools/tsconfig.json; do
    [ -f "$project" ] && ! tsc -p "$project" && { echo "^ in $project"; bad=1; }
  done
  return $bad
}
shell_syntax() { local file bad=0; for file in tools/*.sh tools/engines/*.sh .ci/run; do bash -n "$file" || bad=1; done; return $bad; }

step format prettier --check --log-level warn .
step lint oxlint --deny-warnings
step types types
step 'shell syntax' shell_syntax
step 'import direction' depcruise --config .dependency-cruiser.mjs --output-type err apps packages seeds tests
step 'generated client' node tools/generate-client-table.ts --check
# .ci/run asks for a machine-readable copy of the result.
step 'unit tests' vitest run --project unit ${VITEST_REPORT:+--reporter=default --reporter=json --outputFile.json="$VITEST_REPORT"}

[ ${#failed[@]} = 0 ] || { printf 'check: FAILED: %s\n' "$(IFS=,; echo "${failed[*]}")"; exit 1; }
echo "check: passed in $((SECONDS - begun_all)) s"
