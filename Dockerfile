# One image: the server, and the built site, office and Storybook it serves. The sources run as they are (Node strips the
# types), so the workspace keeps its layout: a package copied into node_modules would not be stripped.
#
# To pin the base image, look up its digest (docs/operations.md) and run:
#   docker build --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim

FROM $NODE_IMAGE AS base
ENV CI=true PNPM_HOME=/pnpm PATH=/toolchain/node_modules/.bin:$PATH
WORKDIR /toolchain
COPY scripts/toolchain ./
# Installs pnpm by its checksum; Node comes with the image. The only script that runs puts the program of pnpm in place.
RUN npm pkg delete optionalDependencies && npm install --ignore-scripts --no-save --no-audit --no-fund \
  && node node_modules/pnpm/install.js
WORKDIR /app
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml ./

FROM base AS site
COPY packages packages
COPY apps apps
COPY scripts scripts
COPY .storybook .storybook
COPY tsconfig.base.json ./
RUN pnpm install --frozen-lockfile --filter sakina --filter "@sakina/web..." --filter "@sakina/office..."
# The API whose responses the prerendered pages contain: unset, they contain none, or those of the demo with DEMO=true.
ARG PRERENDER_API=
ARG DEMO=false
ENV PRERENDER_API=$PRERENDER_API DEMO=$DEMO
RUN node scripts/build.mjs && node scripts/build-kit.mjs

FROM base AS server
COPY packages/text packages/text
COPY packages/domain packages/domain
COPY packages/api-client packages/api-client
COPY apps/api apps/api
RUN pnpm install --frozen-lockfile --prod --filter "@sakina/api..."

FROM $NODE_IMAGE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data WEB_DIST=/app/apps/web/dist/client OFFICE_DIST=/app/apps/office/dist KIT_DIST=/app/storybook-static
# Otherwise every thread that hashes a password would keep a memory pool of its own.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=server /app /app
COPY --from=site /app/apps/web/dist/client /app/apps/web/dist/client
COPY --from=site /app/apps/office/dist /app/apps/office/dist
COPY --from=site /app/storybook-static /app/storybook-static
RUN mkdir /data && chown node:node /data && node apps/api/src/start.js --compile
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "apps/api/src/start.js"]
