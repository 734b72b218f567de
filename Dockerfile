# Installs everything, builds the dashboard, and keeps what a running service needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/server/package.json packages/server/
COPY packages/sdk/package.json packages/sdk/
COPY packages/cli/package.json packages/cli/
COPY packages/dashboard/package.json packages/dashboard/
COPY packages/synth/package.json packages/synth/
RUN npm ci
COPY packages packages
RUN npm run build
# The image brings its own Node, and of the OCR runtime's six builds only Linux's can run here.
RUN npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/onnxruntime-node/bin/napi-v6/darwin \
    node_modules/onnxruntime-node/bin/napi-v6/win32

FROM node:24-bookworm-slim
ENV NODE_ENV=production INKVOICE_HOST=0.0.0.0 INKVOICE_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/contract packages/contract
COPY --from=build /app/packages/engine packages/engine
COPY --from=build /app/packages/server packages/server
COPY --from=build /app/packages/sdk packages/sdk
COPY --from=build /app/packages/cli packages/cli
COPY --from=build /app/packages/dashboard/dist/site packages/dashboard/dist/site
# Compiles every module into the cache: the service runs as a user who may write nothing but /data.
RUN mkdir /data && chown node:node /data && node packages/cli/bin/inkvoice.js serve --help
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "packages/cli/bin/inkvoice.js", "serve"]
