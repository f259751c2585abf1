# Every command of the project; each line says what it does (`make help`).
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup up down status seed start stop dev build migrate reindex check-index search-quality generate fmt check test e2e screenshots bench faults security prove
# No built-in rules, no parallel surprises: the scripts know what may run side by side.
MAKEFLAGS += --no-builtin-rules
.NOTPARALLEL:

SET ?= demo
N ?= 200000
ENV := . tools/env.sh &&

help: ## this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install everything on a bare Debian machine: pinned Node and pnpm, packages, engines, nginx, Chromium
	@bash tools/setup.sh
up: ## start PostgreSQL, Redis, OpenSearch, the S3 store and the doubles of outside services
	@bash tools/engines/all.sh start
down: ## stop the engines that `make up` started
	@bash tools/engines/all.sh stop
status: ## what is running: engines, processes, front door
	@bash tools/engines/all.sh status || true; bash tools/site.sh status || true
seed: ## load data: SET=demo (the Chinese corpus) or SET=load / SET=questions N=200000 (generated, deterministic)
	@$(ENV) node packages/db/src/migrate.cli.ts && case "$(SET)" in \
	  demo) node seeds/demo.ts ;; \
	  load) node seeds/load.ts $(N) ;; \
	  questions) node seeds/load-questions.ts $(N) ;; \
	  *) echo 'SET is demo, load or questions' >&2; exit 2 ;; esac

start: ## build if needed, migrate, start the product as in production behind nginx and wait until it answers
	@bash tools/site.sh start
stop: ## stop what `make start` started
	@bash tools/site.sh stop
dev: ## run everything from source with reload on change; Ctrl-C stops it
	@bash tools/dev.sh
build: ## production build of the sites and the console (skipped when nothing changed)
	@bash tools/build.sh

migrate: ## bring the database to the newest schema
	@$(ENV) node packages/db/src/migrate.cli.ts
reindex: ## rebuild the search index from PostgreSQL, without downtime
	@$(ENV) node apps/api/src/reindex.cli.ts
check-index: ## compare the search index with PostgreSQL, row by row, and put right what differs
	@$(ENV) node apps/api/src/check-index.cli.ts
search-quality: ## how well search finds the golden queries, beside bare OpenSearch and PostgreSQL; ARGS=--failing=tune names the bad ones
	@$(ENV) node seeds/golden/search-quality.ts $(ARGS)
generate: ## write what is generated: client table, database types, docs/openapi.json
	@$(ENV) node packages/db/src/migrate.cli.ts && node packages/db/src/generate-types.cli.ts \
	  && node tools/generate-client-table.ts && node apps/api/src/openapi.cli.ts
fmt: ## format every file
	@$(ENV) prettier --write --log-level warn .

check: ## format, lint, types, import direction, generated files, unit tests (no engine needed)
	@bash tools/check.sh
test: ## integration tests on the real engines (make up)
	@bash tools/build.sh && $(ENV) vitest run --project integration $(ARGS)
e2e: ## browser journeys in Chromium against the running site (make start)
	@$(ENV) pnpm exec playwright test -c tests/e2e $(ARGS)
screenshots: ## take the pictures of the README from the running site (make start)
	@$(ENV) node tests/e2e/screenshots.ts
bench: ## measure against the reference server: one table with ratio, goal, pass or short
	@bash tests/load/run.sh
faults: ## drills: engines and processes killed under traffic
	@$(ENV) vitest run --project faults $(ARGS)
security: ## security tests (the pages among them need make start)
	@$(ENV) vitest run --project security $(ARGS)
prove: ## take each defence away in turn and see its security test fail (needs a clean checkout)
	@$(ENV) node tests/security/prove-defences.ts $(ARGS)
