FROM node:22-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/room-package.mjs scripts/
COPY scripts/lib/room-packages.json scripts/lib/
RUN node scripts/room-package.mjs gateway && npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules node_modules
COPY scripts/edge.mjs scripts/
COPY scripts/lib/settings.mjs scripts/lib/
COPY scripts/lib/gateway scripts/lib/gateway
COPY web/src/lib/page-patterns.json web/src/lib/
COPY web/first-parts.json web/
USER node
EXPOSE 3000
CMD ["node", "scripts/edge.mjs"]
