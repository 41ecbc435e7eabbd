# Foyer's server with the web client that it serves. docs/operating.md says how to run it.

# Node 24.19.0. A digest always names the same files; docs/operating.md says how to take a newer one.
ARG NODE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE} AS build
WORKDIR /foyer
# What is installed depends on these files alone: a change of the source does not install it again.
COPY package.json package-lock.json .npmrc ./
COPY apps/playground/package.json apps/playground/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY packages/account/package.json packages/account/
COPY packages/core/package.json packages/core/
COPY packages/create-foyer/package.json packages/create-foyer/
COPY packages/kit/package.json packages/kit/
COPY packages/server/package.json packages/server/
COPY packages/sign-in/package.json packages/sign-in/
RUN npm ci
COPY . .
RUN npm run build -w apps/web -w apps/server

# Only what the server runs on: 70 MB rather than all that builds and tests it.
FROM ${NODE} AS libraries
WORKDIR /foyer
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/core/package.json packages/core/
RUN npm ci --omit=dev --workspace=apps/server

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_OPTIONS=--max-semi-space-size=4
WORKDIR /foyer
COPY --from=libraries /foyer ./
COPY apps/server/migrations apps/server/migrations
COPY LICENSE ./
COPY --from=build /foyer/apps/server/dist apps/server/dist
COPY --from=build /foyer/apps/web/dist apps/web/dist
USER node
EXPOSE 3000
# By bash alone, which is in the image: another Node for each look would cost more than the server does at rest.
HEALTHCHECK --interval=15s --timeout=3s --start-period=60s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r line <&3 && [[ $line == *' 200 '* ]]"]
STOPSIGNAL SIGTERM
CMD ["node", "apps/server/dist/main.js"]
