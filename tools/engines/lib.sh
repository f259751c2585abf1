# Shared by the engine scripts: sourced, never run.
set -euo pipefail
# What is installed may be shared between checkouts; data, logs and pids may not: two roots, one by default.
ENGINES_DIR=${ENGINES_DIR:-./.engines}; mkdir -p "$ENGINES_DIR"; ENGINES_DIR=$(cd "$ENGINES_DIR" && pwd)
ENGINES_DATA_DIR=${ENGINES_DATA_DIR:-$ENGINES_DIR}; mkdir -p "$ENGINES_DATA_DIR"; ENGINES_DATA_DIR=$(cd "$ENGINES_DATA_DIR" && pwd)

die() { echo "$ENGINE: $*" >&2; exit 1; }

# Debian packages, only those missing; waits for another apt to finish. No service is started by them.
apt_install() {
  local missing=() p
  for p in "$@"; do dpkg-query -W -f '${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=("$p"); done
  [ ${#missing[@]} = 0 ] && return
  [ "$(id -u)" = 0 ] || die "needs Debian packages: ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  RUNLEVEL=1 apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends "${missing[@]}" >/dev/null 2>&1 && return
  apt-get -o DPkg::Lock::Timeout=600 update -qq
  RUNLEVEL=1 apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends "${missing[@]}" >/dev/null \
    || die "apt could not install ${missing[*]}"
}

# Servers that refuse root: AS=(wrapper) runs a program as an ordinary user. In a user namespace root
# gets another number, so files stay root's and no directory has to be opened to a stranger; where
# namespaces are off, the user "nobody" and a chown of the directories given.
AS=()
unprivileged() {
  AS=()
  [ "$(id -u)" = 0 ] || return 0
  if unshare --user --map-user=1 --map-group=1 true 2>/dev/null; then
    AS=(unshare --user --map-user=1 --map-group=1)
  else
    chown -R 65534:65534 "$@"
    AS=(setpriv --reuid=65534 --regid=65534 --clear-groups)
  fi
}

# A process younger than its pid file only inherited the number (a reboot, a wrap): it is a stranger's, never stop it.
pid_alive() {
  local pid age
  [ -s "$1" ] && pid=$(cat "$1") && kill -0 "$pid" 2>/dev/null || return 1
  age=$(ps -o etimes= -p "$pid") && [ $(($(date +%s) - age)) -le $(($(stat -c %Y "$1") + 2)) ]
}
port_taken() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

# wait_for SECONDS PIDFILE LOG COMMAND...: until COMMAND succeeds; fails if the process dies
wait_for() {
  local limit=$1 pidfile=$2 log=$3 end=$((SECONDS + $1)); shift 3
  until "$@" >/dev/null 2>&1; do
    pid_alive "$pidfile" || { tail -n 30 "$log" >&2; die 'died while starting'; }
    [ $SECONDS -lt $end ] || { tail -n 30 "$log" >&2; die "not healthy within $limit s"; }
    sleep 0.25
  done
}

stop_pid() { # PIDFILE [SIGNAL] [SECONDS]
  local p i
  if pid_alive "$1"; then
    p=$(cat "$1"); kill -s "${2:-TERM}" "$p"
    for ((i = 0; i < ${3:-30} * 5; i++)); do kill -0 "$p" 2>/dev/null || break; sleep 0.2; done
    kill -9 "$p" 2>/dev/null || true
  fi
  rm -f "$1"
}

rss() { echo "$(($(ps -o rss= -p "$1") / 1024)) MiB"; }
