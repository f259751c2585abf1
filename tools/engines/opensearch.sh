#!/usr/bin/env bash
# A real OpenSearch node, assembled from Maven artifacts (server, modules, agent, plugins) with the
# layout of the official tarball and started with its own bootstrap class.
# Usage: opensearch.sh install|start|stop|status (and java: prints the JDK it would use)
#   ENGINES_DIR                 root of what is installed      (./.engines)
#   ENGINES_DATA_DIR            root of data, logs and pids    (ENGINES_DIR)
#   OPENSEARCH_PORT             HTTP port                      (9200)
#   OPENSEARCH_TRANSPORT_PORT   node-to-node port              (OPENSEARCH_PORT + 100)
#   OPENSEARCH_HEAP             heap                           (1g)
#   OPENSEARCH_NODE             node name, one directory each  (node1)
#   OPENSEARCH_DATA_DIR         data                           (ENGINES_DATA_DIR/opensearch/NODE/data)
#   OPENSEARCH_USER_DICT        file of extra Chinese words, one a line (none)
#   OPENSEARCH_SEEDS            host:transportport,...  set => a multi-node cluster (unset => single-node)
#   OPENSEARCH_MANAGERS         node names for the first election (all of the cluster's)
#   OPENSEARCH_JAVA_HOME        a JDK 21 or newer              (found)
#   OPENSEARCH_WAIT             seconds to wait for health     (300)
ENGINE=opensearch; HERE=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd); . "$HERE/lib.sh"
VERSION=${OPENSEARCH_VERSION:-3.8.0}
PORT=${OPENSEARCH_PORT:-9200}
TPORT=${OPENSEARCH_TRANSPORT_PORT:-$((PORT + 100))}
HEAP=${OPENSEARCH_HEAP:-1g}
NODE=${OPENSEARCH_NODE:-node1}
BASE=$ENGINES_DIR/opensearch
# The analyser is compiled at installation: another source is another distribution.
SOURCE=$(cat "$HERE"/opensearch-zh/*.java | cksum | cut -d" " -f1)
DIST=$BASE/dist-$VERSION-$SOURCE
STATE=$ENGINES_DATA_DIR/opensearch
HOME_=$STATE/$NODE
DATA=${OPENSEARCH_DATA_DIR:-$HOME_/data}
SNAPSHOTS=${OPENSEARCH_SNAPSHOT_DIR:-$STATE/snapshots}
PIDFILE=$HOME_/pid
URL=http://127.0.0.1:$PORT

find_java() { # a JDK >= 21, the newest found
  local best='' bestv=0 h v
  for h in "${OPENSEARCH_JAVA_HOME:-}" "${JAVA_HOME:-}" /usr/lib/jvm/* /opt/java/* /opt/jdk*; do
    [ -n "$h" ] && [ -x "$h/bin/javac" ] || continue
    v=$("$h/bin/java" -XshowSettings:properties -version 2>&1 | sed -n 's/.*java\.specification\.version = //p')
    case $v in ''|*[!0-9]*) continue ;; esac
    [ "$h" = "${OPENSEARCH_JAVA_HOME:-}" ] && [ "$v" -ge 21 ] && { echo "$h"; return; }
    if [ "$v" -ge 21 ] && [ "$v" -gt "$bestv" ]; then best=$h bestv=$v; fi
  done
  [ -n "$best" ] || die 'no JDK 21 or newer found: install one (Debian 13: openjdk-21-jdk-headless; Debian 12: a Temurin or Zulu package) or set OPENSEARCH_JAVA_HOME'
  echo "$best"
}

# name | kind | plugin class | extended plugins | Maven artifact (org.opensearch.plugin unless with a colon)
modules() { cat <<'M'
transport-netty4|modules|org.opensearch.transport.Netty4ModulePlugin||transport-netty4-client
lang-painless|modules|org.opensearch.painless.PainlessModulePlugin||lang-painless
lang-expression|modules|org.opensearch.script.expression.ExpressionModulePlugin||lang-expression
lang-mustache|modules|org.opensearch.script.mustache.MustacheModulePlugin||lang-mustache-client
analysis-common|modules|org.opensearch.analysis.common.CommonAnalysisModulePlugin|lang-painless|analysis-common
ingest-common|modules|org.opensearch.ingest.common.IngestCommonModulePlugin|lang-painless|ingest-common
search-pipeline-common|modules|org.opensearch.search.pipeline.common.SearchPipelineCommonModulePlugin|lang-painless|search-pipeline-common
mapper-extras|modules|org.opensearch.index.mapper.MapperExtrasModulePlugin||mapper-extras-client
parent-join|modules|org.opensearch.join.ParentJoinModulePlugin||parent-join-client
percolator|modules|org.opensearch.percolator.PercolatorModulePlugin||percolator-client
rank-eval|modules|org.opensearch.index.rankeval.RankEvalModulePlugin||rank-eval-client
reindex|modules|org.opensearch.index.reindex.ReindexModulePlugin||reindex-client
aggs-matrix-stats|modules|org.opensearch.search.aggregations.matrix.MatrixAggregationModulePlugin||aggs-matrix-stats-client
geo|modules|org.opensearch.geo.GeoModulePlugin||geo
analysis-smartcn|plugins|org.opensearch.plugin.analysis.smartcn.AnalysisSmartChinesePlugin||analysis-smartcn
analysis-icu|plugins|org.opensearch.plugin.analysis.icu.AnalysisICUPlugin||analysis-icu-client
M
}

descriptor() { # name class extended
  printf 'name=%s\ndescription=%s\nversion=%s\nopensearch.version=%s\njava.version=21\nclassname=%s\nextended.plugins=%s\nhas.native.controller=false\n' \
    "$1" "$1" "$VERSION" "$VERSION" "$2" "$3"
}

dep() { printf '<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>' "$1" "$2" "$3"; }
pom() { # dir, inner xml
  mkdir -p "$1"
  printf '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>engines</groupId><artifactId>%s</artifactId><version>1</version><packaging>pom</packaging>%s</project>\n' \
    "$(basename "$1")" "$2" > "$1/pom.xml"
}

install() {
  [ -e "$DIST/.ok" ] && { echo "opensearch $VERSION: installed"; return; }
  command -v mvn >/dev/null || die 'mvn is needed'
  local java work out name kind class ext art jar b t0=$SECONDS
  java=$(find_java)
  work=$BASE/build.$$; out=$BASE/dist.$$
  rm -rf "$work" "$out"; mkdir -p "$work" "$out"/{bin,lib,agent,modules,plugins}
  trap 'rm -rf "$work" "$out"' EXIT

  pom "$work/lib" "<dependencies>$(dep org.opensearch opensearch "$VERSION")$(dep org.opensearch opensearch-plugin-classloader "$VERSION")$(dep org.opensearch opensearch-cli "$VERSION")$(dep org.apache.logging.log4j log4j-core 2.25.4)$(dep net.java.dev.jna jna 5.16.0)$(dep org.locationtech.jts jts-core 1.15.0)$(dep org.locationtech.spatial4j spatial4j 0.7)</dependencies>"
  pom "$work/agent" "<dependencies>$(dep org.opensearch opensearch-agent "$VERSION")</dependencies>"
  pom "$work/analysis-zh" "<dependencies><dependency><groupId>cn.shenyanchao.ik-analyzer</groupId><artifactId>ik-analyzer</artifactId><version>9.0.0</version><exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions></dependency>$(dep org.slf4j slf4j-api 2.0.17)$(dep org.slf4j slf4j-nop 2.0.17)</dependencies>"
  local list='<module>lib</module><module>agent</module><module>analysis-zh</module>'
  while IFS='|' read -r name kind class ext art; do
    pom "$work/$name" "<dependencies>$(dep org.opensearch.plugin "$art" "$VERSION")</dependencies>"
    list+="<module>$name</module>"
  done < <(modules)
  pom "$work/all" "$(printf '<modules>%s</modules>' "${list//<module>/<module>../}")"
  (cd "$work/all" && mvn -B -q --no-transfer-progress -T4 \
    org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
    -DincludeScope=runtime -DoutputDirectory=jars) || die 'mvn could not fetch the artifacts'

  cp "$work"/lib/jars/*.jar "$out/lib/"
  cp "$work"/agent/jars/*.jar "$out/agent/"
  while IFS='|' read -r name kind class ext art; do
    mkdir -p "$out/$kind/$name"
    for jar in "$work/$name"/jars/*.jar; do
      b=$(basename "$jar")
      case $b in *-osx-*|*-windows-*|*-linux-aarch_64*) continue ;; esac
      [ -e "$out/lib/$b" ] || cp "$jar" "$out/$kind/$name/"
    done
    descriptor "$name" "$class" "$ext" > "$out/$kind/$name/plugin-descriptor.properties"
  done < <(modules)
  # the Java agent guards sockets: what may talk over the network says so
  for name in transport-netty4 reindex; do
    printf 'grant {\n  permission java.net.SocketPermission "*", "accept,connect,listen,resolve";\n};\n' \
      > "$out/modules/$name/plugin-security.policy"
  done

  # the Chinese analyser (tokenizers and analyzers ik_smart, ik_max_word), compiled here
  mkdir -p "$out/plugins/analysis-zh" "$work/classes"
  cp "$work"/analysis-zh/jars/*.jar "$out/plugins/analysis-zh/"
  "$java/bin/javac" --release 21 -proc:none -nowarn -encoding UTF-8 -d "$work/classes" \
    -cp "$out/lib/*:$out/plugins/analysis-zh/*" "$HERE"/opensearch-zh/*.java
  "$java/bin/jar" -cf "$out/plugins/analysis-zh/analysis-zh.jar" -C "$work/classes" .
  descriptor analysis-zh dev.zh.AnalysisZhPlugin '' > "$out/plugins/analysis-zh/plugin-descriptor.properties"

  chmod -R a+rX "$out"
  rm -rf "$DIST"; mv "$out" "$DIST"; touch "$DIST/.ok"; rm -rf "$work"; trap - EXIT
  echo "opensearch $VERSION: installed in $((SECONDS - t0)) s, $(du -sh "$DIST" | cut -f1)"
}

healthy() { curl -fsS -m 5 "$URL/_cluster/health?wait_for_status=yellow&timeout=1s"; }
answers() { curl -fsS -m 5 "$URL/"; }

start() {
  [ -e "$DIST/.ok" ] || install
  local java check=healthy t0=$SECONDS
  [ -n "${OPENSEARCH_SEEDS:-}" ] && check=answers   # one node of several is up once it answers
  if pid_alive "$PIDFILE" && $check >/dev/null 2>&1; then echo "opensearch: already up at $URL"; return; fi
  pid_alive "$PIDFILE" && stop
  port_taken "$PORT" && die "port $PORT is taken by something else"
  java=$(find_java)
  mkdir -p "$HOME_"/{config/analysis-zh,logs,tmp,snapshots} "$DATA"
  {
    echo "cluster.name: ${OPENSEARCH_CLUSTER:-engines}"
    echo "node.name: $NODE"
    echo "path.data: $(cd "$DATA" && pwd)"
    echo "path.logs: $HOME_/logs"
    echo "path.repo: $SNAPSHOTS"
    echo 'network.host: 127.0.0.1'
    echo "http.port: $PORT"
    echo "transport.port: $TPORT"
    echo 'cluster.routing.allocation.disk.threshold_enabled: false'
    if [ -n "${OPENSEARCH_SEEDS:-}" ]; then
      echo "discovery.seed_hosts: [${OPENSEARCH_SEEDS}]"
      [ -n "${OPENSEARCH_MANAGERS:-}" ] && echo "cluster.initial_cluster_manager_nodes: [${OPENSEARCH_MANAGERS}]"
      # the system's limits (open files, memory maps) cannot be raised everywhere; localhost only
    else
      echo 'discovery.type: single-node'
    fi
  } > "$HOME_/config/opensearch.yml"
  mkdir -p "$SNAPSHOTS"
  cat > "$HOME_/config/log4j2.properties" <<'L'
status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] [%node_name]%marker %m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
L
  rm -f "$HOME_"/config/analysis-zh/*.dic
  [ -z "${OPENSEARCH_USER_DICT:-}" ] || cp "$OPENSEARCH_USER_DICT" "$HOME_/config/analysis-zh/user.dic"
  unprivileged "$HOME_" "$DATA" "$SNAPSHOTS"   # OpenSearch refuses root
  ulimit -n "$(ulimit -Hn)" 2>/dev/null || true
  cd "$HOME_"
  # shellcheck disable=SC2086
  nohup "${AS[@]}" "$java/bin/java" -Xms"$HEAP" -Xmx"$HEAP" -XX:+UseG1GC ${OPENSEARCH_JAVA_OPTS:-} \
    -Djava.io.tmpdir="$HOME_/tmp" -XX:ErrorFile="$HOME_/logs/hs_err.log" \
    --enable-native-access=ALL-UNNAMED --add-modules=jdk.incubator.vector \
    -Dlog4j2.disable.jmx=true -Dlog4j.shutdownHookEnabled=false -Dlog4j2.formatMsgNoLookups=true \
    -Dfile.encoding=UTF-8 -Djava.locale.providers=SPI,CLDR -Djava.awt.headless=true \
    -Dio.netty.noUnsafe=true -Dio.netty.noKeySetOptimization=true -Dio.netty.recycler.maxCapacityPerThread=0 \
    -javaagent:"$DIST/agent/opensearch-agent-$VERSION.jar" \
    -Dopensearch.path.home="$DIST" -Dopensearch.path.conf="$HOME_/config" \
    -Dopensearch.distribution.type=tar -Dopensearch.bundled_jdk=false \
    -cp "$DIST/lib/*" org.opensearch.bootstrap.OpenSearch > "$HOME_/logs/stdout.log" 2>&1 < /dev/null &
  echo $! > "$PIDFILE"
  cd - >/dev/null
  wait_for "${OPENSEARCH_WAIT:-300}" "$PIDFILE" "$HOME_/logs/stdout.log" "$check"
  echo "opensearch: up at $URL in $((SECONDS - t0)) s (pid $(cat "$PIDFILE"))"
}

stop() { stop_pid "$PIDFILE" TERM 40; echo 'opensearch: stopped'; }

status() {
  pid_alive "$PIDFILE" || { echo 'opensearch: down'; exit 3; }
  echo "opensearch: pid $(cat "$PIDFILE"), RSS $(rss "$(cat "$PIDFILE")"), $(curl -fsS -m 5 "$URL/_cluster/health?filter_path=status,number_of_nodes" || echo 'not answering')"
}

java() { find_java; }
case ${1:-} in install|start|stop|status|java) "$1" ;; *) sed -n '2,18p' "$0"; exit 2 ;; esac
