import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { buildName } from './scripts/buildName.mjs';
import { SPOKEN } from './scripts/lib.mjs';
import {
  ChunkNames,
  compileAhead,
  compressed,
  minimizer,
  PreloadFonts,
  sourceMaps,
  Words,
} from './scripts/webpackPlugins.mjs';
import { LANGUAGES, makeWords, messages } from './scripts/words.mjs';
import { workerFiles } from './scripts/workerFiles.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const src = resolve(root, 'src');
const require = createRequire(import.meta.url);
const reactRefresh = require('react-refresh-typescript');
const { dependencies, version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));

/** Where the API is. Calls are resolved against it, and without a slash at its end its last part would be lost. */
const apiBase = () => (process.env.API_BASE_URL || '/api/').replace(/\/*$/, '/');

/** `@/words/…` is the messages of one language, compiled; everything else of `@/` is a source. */
const alias = (language = 'en') => ({ '@/words': resolve(src, 'words/built', language), '@': src });

const shared = (mode) => ({
  mode,
  context: root,
  resolve: { extensions: ['.ts', '.tsx', '.js'], alias: alias() },
  cache: { type: 'filesystem', buildDependencies: { config: [fileURLToPath(import.meta.url)] } },
  infrastructureLogging: { level: 'warn' },
  performance: false,
});

const typescript = (before) => ({
  test: /\.tsx?$/,
  include: src,
  loader: 'ts-loader',
  // Types are checked by `npm run types`; checking them here as well takes three times as long.
  options: {
    transpileOnly: true,
    compilerOptions: { noEmit: false, verbatimModuleSyntax: false, sourceMap: true },
    getCustomTransformers: () => ({ before }),
  },
});

/** What stands before the files of a language that are no assets: nothing for English. */
const folderOf = (language) => (language === 'en' ? '' : `${language}/`);

const MANIFEST = 'app.webmanifest';
/** What a phone is told of the app when it is put on the home screen, in a language: it opens in that language. */
const manifestIn = (language) => (source) => {
  const { appName: name, appDescription: description } = messages('page', language);
  const start =
    folderOf(language) === '' ? {} : { id: `/${language}/home`, start_url: `/${language}/home`, scope: `/${language}` };
  return JSON.stringify({ ...JSON.parse(source), name, description, lang: LANGUAGES[language], ...start });
};

const client = ({ mode, dev, language = 'en' }) => ({
  ...shared(mode),
  name: `client ${language}`,
  // The browsers of the last years: no helpers for older ones.
  target: ['web', 'es2022'],
  // The package names its development build alone; the other one comes without warnings.
  resolve: dev
    ? { ...shared(mode).resolve, alias: alias(language) }
    : {
        ...shared(mode).resolve,
        alias: {
          ...alias(language),
          'react-router$': resolve(root, 'node_modules/react-router/dist/production/index.mjs'),
        },
      },
  entry: { press: resolve(src, 'app/press.ts'), main: resolve(src, 'app/main.tsx') },
  output: {
    path: resolve(root, 'dist/client'),
    publicPath: '/',
    filename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
    chunkFilename: dev ? '[name].js' : 'assets/[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
  },
  devtool: dev ? 'eval-cheap-module-source-map' : false,
  module: {
    rules: [
      typescript(dev ? [reactRefresh.default()] : []),
      {
        test: /\.css$/,
        sideEffects: true,
        use: [
          MiniCssExtractPlugin.loader,
          'css-loader',
          {
            loader: 'postcss-loader',
            options: { postcssOptions: { plugins: ['@tailwindcss/postcss'] } },
          },
        ],
      },
      { test: /\.(woff2|svg)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    minimizer: [minimizer(), new CssMinimizerPlugin()],
    // What several screens need is loaded once; what is too small for a file of its own, bytes, stays with each of them.
    splitChunks: {
      minSize: 10_000,
      cacheGroups: {
        // Too small as well, but on every way through the product.
        dialogs: { name: 'dialogs', test: /\/components\/ui\/(useDialog|DialogFrame)\./, minChunks: 2, minSize: 0 },
      },
    },
  },
  plugins: [
    new webpack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Packages ask whether they run in a browser.
      'typeof window': JSON.stringify('object'),
      'process.env.API_BASE_URL': JSON.stringify(apiBase()),
      'process.env.LANGUAGES': JSON.stringify(SPOKEN.join(' ')),
      'process.env.APP_BUILD': JSON.stringify(buildName(version)),
    }),
    new HtmlWebpackPlugin({
      template: resolve(root, 'public/index.html'),
      filename: `${folderOf(language)}index.html`,
      ...messages('page', language),
      lang: LANGUAGES[language],
      manifest: `/${folderOf(language)}${MANIFEST}`,
      home: language === 'en' ? '/' : `/${language}`,
      scriptLoading: 'defer',
      // In the demo the server adds it.
      meta: dev && !process.env.HOST ? { demo: '' } : {},
    }),
    new PreloadFonts(),
    new CopyPlugin({
      patterns: [
        { from: resolve(root, 'public', MANIFEST), to: folderOf(language) + MANIFEST, transform: manifestIn(language) },
        ...(language === 'en'
          ? [{ from: resolve(root, 'public'), globOptions: { ignore: ['**/index.html', `**/${MANIFEST}`] } }]
          : []),
      ],
    }),
    new MiniCssExtractPlugin({ filename: dev ? '[name].css' : 'assets/[name].[contenthash:12].css' }),
    new ChunkNames(folderOf(language)),
    ...(dev
      ? [new Words(), new ReactRefreshWebpackPlugin({ overlay: false })]
      : [compileAhead(), ...compressed(), sourceMaps()]),
  ],
  devServer: {
    port: Number(process.env.PORT ?? 3000),
    host: process.env.HOST ?? '127.0.0.1',
    hot: true,
    historyApiFallback: { rewrites: [{ from: /^\/console(\/|$)/, to: '/console/en/index.html' }] },
    client: { overlay: false },
    proxy: [
      {
        context: ['/api', '/uploads', '/outbox', '/console/api'],
        target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3001',
      },
    ],
  },
});

/** The service worker: one file without a hash, for browsers look for it under its name. It lists what `client` built. */
const worker = ({ mode, language }) => {
  const clientDir = resolve(root, 'dist/client');
  return {
    ...shared(mode),
    name: `worker ${language}`,
    dependencies: [`client ${language}`],
    target: ['webworker', 'es2022'],
    resolve: { ...shared(mode).resolve, alias: alias(language) },
    entry: { sw: resolve(src, 'serviceWorker/main.ts') },
    output: { path: clientDir, filename: `${folderOf(language)}[name].js` },
    devtool: false,
    plugins: [
      new webpack.DefinePlugin({
        BUILT: webpack.DefinePlugin.runtimeValue(
          () => JSON.stringify(workerFiles(clientDir, folderOf(language), apiBase())),
          true,
        ),
      }),
      ...compressed(),
    ],
    module: { rules: [typescript([])] },
    optimization: { minimizer: [minimizer()] },
  };
};

const server = ({ mode }) => ({
  ...shared(mode),
  name: 'server',
  target: 'node20',
  entry: {
    main: resolve(src, 'server/main.ts'),
    admin: resolve(src, 'server/admin/main.ts'),
    backup: resolve(src, 'server/backup/main.ts'),
    replay: resolve(src, 'app/replayCommand.ts'),
  },
  output: {
    path: resolve(root, 'dist/server'),
    filename: '[name].js',
    // The thread of the embedded database, a file of its own.
    assetModuleFilename: '[name][ext]',
    chunkFormat: 'module',
    module: true,
    library: { type: 'module' },
    clean: true,
  },
  experiments: { outputModule: true },
  // Packages stay outside the bundle: several of them load binaries of their own. What is imported when it is needed
  // is loaded then.
  externals: [
    ({ request }, callback) =>
      Object.keys(dependencies).some((name) => request === name || request?.startsWith(`${name}/`))
        ? callback(null, `module-import ${request}`)
        : callback(),
  ],
  externalsPresets: { node: true },
  devtool: 'source-map',
  plugins: [
    new webpack.DefinePlugin({
      'process.env.APP_VERSION': JSON.stringify(version),
      'process.env.APP_BUILD': JSON.stringify(buildName(version)),
    }),
  ],
  module: { rules: [typescript([])] },
  optimization: { minimize: false },
});

/** What renders pages on the server: the app itself, in one file with its packages, without the client's defines. */
const renderer = ({ mode, language }) => {
  const { resolve: found, module, output } = client({ mode, dev: false, language });
  const [scripts, , files] = module.rules;
  return {
    ...shared(mode),
    name: `renderer ${language}`,
    target: 'node20',
    resolve: found,
    entry: { renderPage: resolve(src, 'app/renderPage.tsx') },
    output: {
      path: resolve(root, 'dist/renderer', language),
      filename: '[name].js',
      publicPath: output.publicPath,
      assetModuleFilename: output.assetModuleFilename,
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    experiments: { outputModule: true },
    devtool: 'source-map',
    // The client's build writes the files; here their addresses are enough.
    module: { rules: [scripts, { ...files, generator: { emit: false } }] },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.LANGUAGES': JSON.stringify(SPOKEN.join(' ')),
        'process.env.APP_BUILD': JSON.stringify(buildName(version)),
      }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    // Each language's text stays in the server's memory: without comments and blanks it is a third, and in ASCII a letter
    // takes one byte instead of two. Names stay, for stacks.
    optimization: { minimizer: [minimizer({ compress: false, mangle: false, format: { asciiOnly: true } })] },
  };
};

/** What the head of a page says in another language than the server's own English. */
const heads = ({ mode, language }) => {
  const { plugins, entry, ...rest } = server({ mode });
  return {
    ...rest,
    name: `heads ${language}`,
    resolve: { ...rest.resolve, alias: alias(language) },
    entry: { pageWords: resolve(src, 'server/http/preview/pageWords.ts') },
    output: { ...rest.output, path: resolve(root, 'dist/heads', language) },
  };
};

/** The operators' own app in a language: a build of its own, so that nothing of the visitors' one moves. */
const consoleApp = ({ mode, dev, language = 'en' }) => {
  const { resolve: found, target, module, optimization, plugins, output, devtool } = client({ mode, dev, language });
  const [defines] = plugins;
  return {
    ...shared(mode),
    name: `console ${language}`,
    target,
    resolve: found,
    entry: { console: resolve(src, 'console/main.tsx') },
    output: {
      ...output,
      path: resolve(root, 'dist/console', language),
      publicPath: `/console/${language}/`,
      clean: true,
    },
    devtool,
    module,
    optimization,
    plugins: [
      defines,
      new HtmlWebpackPlugin({
        template: resolve(src, 'console/index.html'),
        ...messages('page', language),
        lang: LANGUAGES[language],
        scriptLoading: 'defer',
      }),
      new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:12].css' }),
      ...(dev ? [new ReactRefreshWebpackPlugin({ overlay: false })] : compressed()),
    ],
  };
};

export default (env, { mode = 'production' }) => {
  makeWords();
  const dev = env.WEBPACK_SERVE === true;
  return dev
    ? [client({ mode: 'development', dev }), consoleApp({ mode: 'development', dev })]
    : [
        // In two processes, on two cores: the server with English, and what is built of other languages alone.
        ...SPOKEN.filter(
          (language) => env.others === undefined || (language === 'en') === (env.others !== true),
        ).flatMap((language) => [
          client({ mode, dev, language }),
          worker({ mode, language }),
          renderer({ mode, language }),
          consoleApp({ mode, dev, language }),
          ...(language === 'en' ? [] : [heads({ mode, language })]),
        ]),
        ...(env.others === true ? [] : [server({ mode })]),
      ];
};
