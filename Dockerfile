# Builds the package that would be published and an image that holds nothing else. `npm run pin-images` writes the digest
# behind the name of the base image; a release is built from a pinned one (docs/self-hosting.md).
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run build -- inkvoice
# The package as it is published, which brings its dependencies but sharp: that one has files for this system only.
RUN mkdir /app && tar -xzf dist/inkvoice-*.tgz -C /app --strip-components=1 \
  && cd node_modules && cp -rn sharp @img detect-libc semver /app/node_modules/
# Compiles every module into the caches of the service and of its readers, as the user who will run them: Node keeps compiled
# code by user. Where the builder's kernel has no Landlock, the readers' cache is filled at the first start.
RUN mkdir -p /app/node_modules/.cache && chown 65534:65534 /app/node_modules/.cache
USER 65534:65534
RUN node /app/packages/cli/bin/inkvoice.js serve --help > /dev/null \
  && node --input-type=module -e 'const { createExtractionPool } = await import("/app/packages/engine/src/pool/index.js"); \
    const pool = createExtractionPool({ size: 1 }); await pool.warmUp(); await pool.close();'
USER root

FROM ${NODE_IMAGE}
ENV NODE_ENV=production INKVOICE_HOST=0.0.0.0 INKVOICE_DATA_DIR=/data
COPY --from=build /app /app
# nobody, by number, so that Kubernetes can see that it is not root.
RUN mkdir /data && chown 65534:65534 /data && ln -s /app/packages/cli/bin/inkvoice.js /usr/local/bin/inkvoice
USER 65534:65534
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.INKVOICE_PORT || 3000) + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=4", "/app/packages/cli/bin/inkvoice.js"]
CMD ["serve"]
