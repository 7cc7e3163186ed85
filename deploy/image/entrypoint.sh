#!/bin/sh
# Runs one role of the product, as the image's command names it.
set -eu
cd /opt/chengcang

case ${1:-} in
api | worker) exec node api/src/server.ts "$1" ;;
migrate) exec node api/src/migrate.ts ;;
gateway) exec node gateway/src/server.ts ;;
console) exec node gateway/src/console.ts ;;
connector) exec node api/src/connector.ts ;;
# Whether the role that runs in this container takes work.
ready)
	exec node -e "fetch('http://127.0.0.1:$METRICS_PORT/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
	;;
*)
	echo "usage: chengcang api|worker|migrate|gateway|console|connector|ready" >&2
	exit 64
	;;
esac
