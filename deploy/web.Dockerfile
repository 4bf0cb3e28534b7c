FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY actions/contract actions/contract
COPY web web
COPY scripts/prepare-web-image.mjs scripts/
COPY scripts/lib/gateway/compress-folder.mjs scripts/lib/gateway/nginx-pages.mjs scripts/lib/gateway/page-headers.mjs scripts/lib/gateway/page-preloads.mjs scripts/lib/gateway/
RUN npx vite build web && node scripts/prepare-web-image.mjs

FROM nginx:1.29-alpine
COPY deploy/web/default.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/dist/page-headers.conf /etc/nginx/page-headers.conf
COPY --from=build /app/dist/page-preloads.conf /etc/nginx/page-preloads.conf
COPY --from=build /app/dist/web /usr/share/nginx/html
EXPOSE 8080
