import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { makeWords, wordFiles } from './words.mjs';

/** What is sent compressed is compressed once, at the build. */
export const compressed = () => {
  const what = { test: /\.(js|css|html|svg|webmanifest)$/, exclude: /index\.html$/ };
  return [
    new CompressionPlugin({ ...what, filename: '[path][base].gz' }),
    new CompressionPlugin({ ...what, filename: '[path][base].br', algorithm: 'brotliCompress' }),
  ];
};

/** Beside what is served, and named nowhere in it: `npm run replay -- --stack` reads the stacks of a log by them. */
export const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '../maps/[file].map',
    append: false,
    moduleFilenameTemplate: '[resource-path]',
  });

/**
 * Nearly all of the first script runs while the page is taken over. V8 then compiles it on another thread while it comes,
 * and not piece by piece on the one that answers presses: https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /\/main\./,
    test: /\.js$/,
    // After the minifier, which takes comments away, and before the source maps.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
  });

/** SWC makes the files a little smaller than Terser does, in far less time. */
export const minimizer = ({ format = {}, ...options } = {}) =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { format: { comments: false, ...format }, ...options },
  });

/**
 * Writes which files each lazy part needs, so that a server can name those of an address and the worker keep them, and
 * beside what is served which modules each file holds, which the budgets are checked by.
 */
export class ChunkNames {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkNames', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkNames', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const scripts = (files) => [...files].filter((file) => file.endsWith('.js'));
          const names = {};
          for (const [name, group] of compilation.namedChunkGroups) {
            if (!group.isInitial()) names[name] = scripts(group.getFiles());
          }
          const modules = {};
          for (const chunk of compilation.chunks) {
            for (const file of scripts(chunk.files)) {
              modules[file] = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap((whole) =>
                (whole.modules ?? [whole]).map((module) => [module.identifier(), module.size()]),
              );
            }
          }
          const emit = (file, what) => compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(what)));
          emit(`${this.folder}chunks.json`, names);
          emit(`../maps/${this.folder}modules.json`, modules);
        },
      );
    });
  }
}

/** Compiles the messages again when one of them was written. */
export class Words {
  apply(compiler) {
    compiler.hooks.watchRun.tap('Words', () => void makeWords());
    compiler.hooks.afterCompile.tap('Words', ({ fileDependencies }) => {
      for (const file of wordFiles()) fileDependencies.add(file);
    });
  }
}

/** The two faces that the first screen shows. */
const preloadedFonts = /(figtree|anek-latin)\.[0-9a-f]+\.woff2$/;

/** The page asks for its fonts before its styles name them. */
export class PreloadFonts {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFonts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadFonts', (data) => {
        const fonts = Object.keys(compilation.assets).filter((name) => preloadedFonts.test(name));
        data.headTags.unshift(
          ...fonts.map((name) =>
            HtmlWebpackPlugin.createHtmlTagObject('link', {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
              href: `/${name}`,
            }),
          ),
        );
        return data;
      });
    });
  }
}
