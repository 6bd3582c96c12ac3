# Built with all tools, shipped with what the server needs to run.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --no-audit
COPY .parcelrc tsconfig.json server.ts ./
COPY src src
RUN node --input-type=module -e "import { buildChanged } from './src/tools/build.mjs'; await buildChanged();" \
 && npm prune --omit=dev --ignore-scripts --no-audit \
 && mkdir /data

FROM node:20-slim
ENV NODE_ENV=production PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=node:node /data /data
USER node
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets the signal that ends the container, and closes the house in good order.
CMD ["node", "--enable-source-maps", "dist/server.js"]
