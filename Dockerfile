# One image for every role: docs/DEPLOYING.md, docs/decisions/0075-one-image.md.
ARG DEBIAN=bookworm

# This Node only brings npm; what is built and what runs has the Node of package-lock.json.
FROM node:24-${DEBIAN}-slim AS build
ARG NPM_CONFIG_REGISTRY
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY process/package.json process/
COPY addresses/package.json addresses/
COPY streets/package.json streets/
COPY api/package.json api/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY explorer/package.json explorer/
COPY clients/typescript/package.json clients/typescript/
COPY clients/machines/package.json clients/machines/
COPY simulators/package.json simulators/
COPY deploy/package.json deploy/
COPY tests/package.json tests/
COPY deploy/image/install.sh deploy/image/
RUN sh deploy/image/install.sh packages /out
COPY . .
RUN sh deploy/image/install.sh app /out

FROM debian:${DEBIAN}-slim
ARG VERSION=0.2.0
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="chengcang" \
      org.opencontainers.image.description="橙仓：批发与一件代发平台" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.base.name="docker.io/library/debian:${DEBIAN}-slim"
COPY --from=build /out /
RUN --mount=type=bind,source=deploy/image/install.sh,target=/tmp/install.sh sh /tmp/install.sh system
ENV NODE_ENV=production \
    API_HOST=0.0.0.0 \
    GATEWAY_HOST=0.0.0.0 \
    CONSOLE_HOST=0.0.0.0 \
    METRICS_HOST=0.0.0.0 \
    METRICS_PORT=9464 \
    MIGRATE_ON_START=false \
    FILES_DIR=/var/lib/chengcang/files
VOLUME /var/lib/chengcang/files
USER 10001:10001
EXPOSE 4000 4001 4002 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s CMD ["chengcang", "ready"]
ENTRYPOINT ["chengcang"]
