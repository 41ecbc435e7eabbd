# Foyer's server with the web client that it serves. docs/operating.md says how to run it.

FROM node:24-slim AS build
WORKDIR /foyer
COPY . .
RUN npm ci && npm run build -w apps/web -w apps/server

# Only what the server runs on: 70 MB rather than all that builds and tests it.
FROM node:24-slim AS libraries
WORKDIR /foyer
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY packages/core/package.json packages/core/
RUN npm ci --omit=dev --workspace=apps/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /foyer
COPY --from=libraries /foyer ./
COPY --from=build /foyer/apps/server/dist apps/server/dist
COPY apps/server/migrations apps/server/migrations
COPY --from=build /foyer/apps/web/dist apps/web/dist
COPY LICENSE ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
