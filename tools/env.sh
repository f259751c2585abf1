# The settings of a development machine, each one overridable from the environment. Sourced, never run.
# Everything the project installs or writes lives under ENGINES_DIR, ENGINES_DATA_DIR and RUN_DIR.
PROJECT_DIR=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export PROJECT_DIR
export ENGINES_DIR=${ENGINES_DIR:-$PROJECT_DIR/.engines}
# Engines may be installed once for several checkouts; data, logs and pids are one checkout's own.
export ENGINES_DATA_DIR=${ENGINES_DATA_DIR:-$ENGINES_DIR}
export RUN_DIR=${RUN_DIR:-$PROJECT_DIR/.run}
# The pinned Node and pnpm (tools/setup.sh) come before whatever the machine has.
export PATH=$ENGINES_DIR/tools/node_modules/.bin:$PROJECT_DIR/node_modules/.bin:$PATH

# Node keeps what it has stripped and compiled: starts take half the time, and a process 27 MB less.
export NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$ENGINES_DIR/node-compile-cache}

export POSTGRES_PORT=${POSTGRES_PORT:-15432}
export REDIS_PORT=${REDIS_PORT:-16379}
export OPENSEARCH_PORT=${OPENSEARCH_PORT:-19200}
export S3_PORT=${S3_PORT:-19000}
export API_PORT=${API_PORT:-18081}
export WEB_PORT=${WEB_PORT:-18082}
export WORKER_PORT=${WORKER_PORT:-18083}
export ADMIN_PORT=${ADMIN_PORT:-18084}
export FRONT_PORT=${FRONT_PORT:-8080}
# What users upload has an origin of its own: the same nginx on another port, the store behind it.
export FILES_PORT=${FILES_PORT-18085}
# What nginx serves itself: hashed assets and the console (tools/publish-static.ts fills it).
export STATIC_ROOT=${STATIC_ROOT:-$RUN_DIR/www}
# One process per port; nginx spreads over them. The first is the one named above.
export API_PORTS=${API_PORTS:-$API_PORT} WEB_PORTS=${WEB_PORTS:-$WEB_PORT}

export POSTGRES_USER=${POSTGRES_USER:-kms} POSTGRES_PASSWORD=${POSTGRES_PASSWORD:-kms} POSTGRES_DB=${POSTGRES_DB:-kms}
# For a machine of 2 cores and some 20 GiB that also runs everything else; durability is never traded away.
export POSTGRES_OPTS=${POSTGRES_OPTS:--c shared_buffers=512MB -c effective_cache_size=4GB -c work_mem=16MB -c maintenance_work_mem=256MB -c max_wal_size=4GB -c checkpoint_timeout=15min -c wal_compression=on -c random_page_cost=1.1 -c jit=off -c max_connections=200}
export S3_ACCESS_KEY=${S3_ACCESS_KEY:-dev-access} S3_SECRET_KEY=${S3_SECRET_KEY:-dev-secret-key}
export S3_BUCKETS=${S3_BUCKETS:-kms-files}
export OPENSEARCH_USER_DICT=${OPENSEARCH_USER_DICT:-$PROJECT_DIR/deploy/opensearch/electrical.dic}

export APP_PROFILE=${APP_PROFILE:-development}
export DATABASE_URL=${DATABASE_URL:-postgres://$POSTGRES_USER:$POSTGRES_PASSWORD@127.0.0.1:$POSTGRES_PORT/$POSTGRES_DB}
export REDIS_URL=${REDIS_URL:-redis://127.0.0.1:$REDIS_PORT}
export OPENSEARCH_URL=${OPENSEARCH_URL:-http://127.0.0.1:$OPENSEARCH_PORT}
export S3_ENDPOINT=${S3_ENDPOINT:-http://127.0.0.1:$S3_PORT}
export S3_BUCKET=${S3_BUCKET:-kms-files}
export API_ORIGIN=${API_ORIGIN:-http://127.0.0.1:$API_PORT}
export PUBLIC_ORIGIN=${PUBLIC_ORIGIN:-http://127.0.0.1:$FRONT_PORT}
export FILES_ORIGIN=${FILES_ORIGIN:-http://127.0.0.1:$FILES_PORT}
# Development helpers: sign in as anybody (/api/f/fake/login/ID) and the mock calls. Refused in the production profile.
export ENABLE_FAKE_LOGIN=${ENABLE_FAKE_LOGIN:-true}
# Signs session tokens; the first key signs, all verify. A key named development-* is refused in the production profile.
export TOKEN_KEYS=${TOKEN_KEYS:-'[{"kid":"development-1","crv":"Ed25519","d":"y4l2C2k3-MbN9MET-8BEyaSjHpdPy8y7jw_GQY-kzqM","x":"iphtw8e2D5sAXyCdiI37-wsBonVsMx9aY7XUIWzv-7c","kty":"OKP"}]'}

# Outside services: the doubles (apps/doubles) stand in for all of them.
export DOUBLES_PORT=${DOUBLES_PORT:-18090}
DOUBLES_ORIGIN=http://127.0.0.1:$DOUBLES_PORT
export IAM_ISSUER=${IAM_ISSUER:-$DOUBLES_ORIGIN/iam}
export IAM_CHECK_LOGIN_URL=${IAM_CHECK_LOGIN_URL-$DOUBLES_ORIGIN/iam/checkLogin}
export IAM_PC_CLIENT_ID=${IAM_PC_CLIENT_ID:-kms-pc} IAM_PC_CLIENT_SECRET=${IAM_PC_CLIENT_SECRET:-kms-pc-secret} IAM_PC_APP_CODE=${IAM_PC_APP_CODE:-KMS_PC}
export IAM_MOBILE_CLIENT_ID=${IAM_MOBILE_CLIENT_ID:-kms-mobile} IAM_MOBILE_CLIENT_SECRET=${IAM_MOBILE_CLIENT_SECRET:-kms-mobile-secret} IAM_MOBILE_APP_CODE=${IAM_MOBILE_APP_CODE:-KMS_MOBILE}
export WECHAT_APP_ID=${WECHAT_APP_ID:-wx-development} WECHAT_APP_SECRET=${WECHAT_APP_SECRET:-wechat-development-secret}
export WECHAT_TEMPLATE_ID=${WECHAT_TEMPLATE_ID:-development-template}
export MAIL_GATEWAY=${MAIL_GATEWAY:-$DOUBLES_ORIGIN/mail} MAIL_KEY=${MAIL_KEY:-mail-development-key} MAIL_FROM="${MAIL_FROM:-施知道 <noreply@kms.example>}"
export WECHAT_OPEN_ORIGIN=${WECHAT_OPEN_ORIGIN:-$DOUBLES_ORIGIN/wechat-open} WECHAT_API_ORIGIN=${WECHAT_API_ORIGIN:-$DOUBLES_ORIGIN/wechat-api}
export CHAT_PAGE_URL=${CHAT_PAGE_URL:-$DOUBLES_ORIGIN/chat/im_client/} CHAT_SIGN_KEY=${CHAT_SIGN_KEY:-chat-development-key}
export SCORE_ORIGIN=${SCORE_ORIGIN:-$DOUBLES_ORIGIN/score} SCORE_APP_ID=${SCORE_APP_ID:-kms} SCORE_SECRET=${SCORE_SECRET:-score-development-secret}
# Seconds that journeys add to the clock of what goes by days (签到): no file, no difference.
export CLOCK_OFFSET_FILE=${CLOCK_OFFSET_FILE-$RUN_DIR/clock-offset}
export DC_ORIGIN=${DC_ORIGIN:-$DOUBLES_ORIGIN/dc} DC_APP_ID=${DC_APP_ID:-kms} DC_SECRET=${DC_SECRET:-dc-development-secret} DC_COOKIE_NAME=${DC_COOKIE_NAME:-DC_SESSION}
export MINI_PROGRAM_HOSTS=${MINI_PROGRAM_HOSTS:-mp.example.com}
export DEVELOPER_URL=${DEVELOPER_URL:-https://developer.example.com/}
