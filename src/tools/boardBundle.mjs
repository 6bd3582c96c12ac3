import { readFile } from 'node:fs/promises';
import esbuild from 'esbuild';
import { transform } from 'lightningcss';

/** The class that our styles are within on pages that are not ours. */
const GROUND = 'tiletum';

/**
 * Bundles what shows the board on a page that is not ours: script and style beside each other. Its styles hold within
 * the board and nowhere else.
 *
 * @param {string} entry
 * @param {string} outfile
 * @param {'development' | 'production'} mode
 */
export const bundleWithBoard = (entry, outfile, mode = 'production') =>
  esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: mode === 'production',
    logLevel: 'warning',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), global: 'globalThis' },
    loader: { '.woff': 'dataurl', '.woff2': 'dataurl' },
    plugins: [stylesWithin],
  });

/** @type {import('esbuild').Plugin} */
const stylesWithin = {
  name: 'styles-within',
  setup(build) {
    // how style sheets name packages for Parcel
    build.onResolve({ filter: /^npm:/ }, ({ path, resolveDir, kind }) =>
      build.resolve(path.slice('npm:'.length), { resolveDir, kind }),
    );
    build.onLoad({ filter: /[\\/]src[\\/]ui[\\/].*\.css$/ }, async ({ path }) => ({
      contents: within(path, Buffer.from(withOwnFonts(await readFile(path, 'utf8')))),
      loader: 'css',
    }));
    build.onLoad({ filter: /[\\/]@fontsource[\\/].*\.css$/ }, async ({ path }) => ({
      contents: withOwnFonts(await readFile(path, 'utf8')),
      loader: 'css',
    }));
  },
};

/**
 * Names of fonts hold for a whole page: one that names the same without having it looks as before.
 *
 * @param {string} code
 */
const withOwnFonts = code => code.replace(/'(Grenze|Nunito)'/g, "'Tiletum $1'");

/**
 * Every selector of a style sheet, behind that of the ground; it weighs nothing there.
 *
 * @param {string} filename
 * @param {Uint8Array} code
 */
function within(filename, code) {
  const { code: scoped } = transform({ filename, code, visitor: { Selector: behindGround } });
  return scoped;
}

/** @type {import('lightningcss').Selector} */
const BEHIND = [
  { type: 'pseudo-class', kind: 'where', selectors: [[{ type: 'class', name: GROUND }]] },
  { type: 'combinator', value: 'descendant' },
];

/** @param {import('lightningcss').Selector} selector */
const behindGround = selector =>
  selector.some(part => part.type === 'nesting' || (part.type === 'class' && part.name === GROUND))
    ? selector
    : [...BEHIND, ...selector];
