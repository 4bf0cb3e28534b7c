FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY actions/contract actions/contract
COPY web web
RUN npx vite build web

FROM nginx:1.29-alpine
COPY deploy/web/default.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/dist/web /usr/share/nginx/html
EXPOSE 8080
