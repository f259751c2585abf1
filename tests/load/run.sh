#!/usr/bin/env bash
# `make bench`: seeds databases of its own, starts the product and the reference, measures both in turn, prints one table.
#   BENCH_N=200000   FAQs, and as many questions with four answers each, in the database that the ratios are taken on (short form: 20000)
#   BENCH_SHORT=1    fewer rounds, without growth and memory, as CI does (also KMS_SHORT=1)
#   BENCH_GROWTH=1   growth from 20 000 to 1 000 000 of each instead of to BENCH_N; seeds the large database the first time
#   BENCH_ONLY=api,html,growth,memory,browser,publish,people,search,streams   only these parts
#                    search: BENCH_N=500000 is a million documents, FAQs and questions; the index is kept like the database
#   BENCH_SUBJECTS=FAQ,question   only these, where both are measured
#   BENCH_STRICT=1   fail when a line is short of its goal; otherwise only a bench that could not measure fails
#   BENCH_RESEED=1   build the databases again even if they are there
# The table is also written to RUN_DIR/bench.md, the logs to RUN_DIR/bench/. Needs `make setup` and `make up`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. tools/env.sh
bash tools/build.sh
BENCH_PORTS=$(node tools/free-ports.mjs 28)
export BENCH_PORTS NODE_ENV=production
exec node tests/load/bench.ts
