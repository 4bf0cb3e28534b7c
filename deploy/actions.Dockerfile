FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY actions actions
COPY scripts/write-compiled-package.mjs scripts/
COPY scripts/lib/compiled-package.mjs scripts/lib/
RUN npx tsc -b actions && node scripts/write-compiled-package.mjs

# Only what the service itself imports, at the versions of the lock file.
FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/room-package.mjs scripts/
COPY scripts/lib/room-packages.json scripts/lib/
RUN node scripts/room-package.mjs actions && npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist/package.json dist/package.json
COPY --from=build /app/dist/actions dist/actions
USER node
VOLUME /data
EXPOSE 4000
CMD ["node", "dist/actions/src/main.js"]
