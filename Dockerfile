# One image, two commands: it serves (as it is), or it releases:
#   docker compose run --rm release
FROM node:24-bookworm-slim AS built
WORKDIR /opt/lonk
COPY . .
# Not npm ci: the lock file lists the optional packages of some platforms only.
RUN npm install --no-save --include=dev --no-audit --no-fund
RUN node_modules/.bin/node configs/scripts/build.ts

FROM node:24-bookworm-slim
WORKDIR /opt/lonk
ENV NODE_ENV=production \
    HOST=0.0.0.0 PORT=3000 \
    DATA_DIR=/var/lib/lonk/data PHOTO_STORE=/var/lib/lonk/photos REGISTRY=/var/lib/lonk/registry
COPY --from=built /opt/lonk /opt/lonk
# Its own builds and the folders of data are all that it may write to.
RUN useradd --system --uid 10001 --home-dir /var/lib/lonk lonk \
  && install --directory --owner=lonk --mode=0700 /var/lib/lonk /var/lib/lonk/data /var/lib/lonk/photos /var/lib/lonk/registry \
  && chown --recursive lonk /opt/lonk/.cache
USER lonk
EXPOSE 3000
# Alive, not ready: a database that is away is no reason to start anew.
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
# No npm in between: the process itself hears SIGTERM.
CMD ["node_modules/.bin/node", "shell/server/main.ts"]
