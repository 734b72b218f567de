# Debian's slim image with the Node that npm installs; the base image's own Node only runs npm.
FROM node:24-bookworm-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/server/package.json packages/server/
COPY packages/sdk/package.json packages/sdk/
COPY packages/cli/package.json packages/cli/
COPY packages/dashboard/package.json packages/dashboard/
COPY packages/synth/package.json packages/synth/
RUN npm ci --omit=dev
COPY . .

FROM node:24-bookworm-slim
ENV NODE_ENV=production INKVOICE_HOST=0.0.0.0 INKVOICE_DATA_DIR=/data
WORKDIR /app
COPY --from=install --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "packages/cli/bin/inkvoice.js", "serve"]
