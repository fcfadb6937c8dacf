# The build, with the packages that it takes.
FROM node:20-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm install --include=dev --ignore-scripts --no-save
COPY webpack.config.js tailwind.config.js tsconfig.json ./
COPY public public
COPY scripts scripts
COPY src src
RUN npm run build && rm -r dist/maps

# What runs: the built files, and the packages that they need.
FROM node:20-bookworm-slim
# In MB: the first keeps the heap from growing to several times what is in use, the second has room for what a few pages
# need while they are rendered, so that it is not carried on with what stays.
ENV NODE_ENV=production NODE_OPTIONS="--max-old-space-size=1024 --max-semi-space-size=32" HOST=0.0.0.0 PORT=3000 DATA_DIR=/data/gruham
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --ignore-scripts --no-save
COPY --from=build /build/dist dist
# A folder below the volume, as a restore puts another one in its place.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
