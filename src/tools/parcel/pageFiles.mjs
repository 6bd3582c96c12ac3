import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Reporter } from '@parcel/plugin';

/**
 * Writes down beside the built page which files are fetched at once at which address, so that the house can name them
 * with the page: they come together with its script, and not when that has come and run.
 */

/** The beginnings of addresses, home last, and what the client imports for them (`ui/app/pages`). */
const PAGES = {
  '/new/': '../newGame/NewGame',
  '/online': '../online/Lobby',
  '/table/': '../online/TablePage',
  '/play/': '../play/PlayPage',
  '/replay/': '../replay/ReplayPage',
  '/rules': '../rules/RulesPage',
  '/': '../home/Home',
};

export default new Reporter({
  async report({ event }) {
    if (event.type !== 'buildSuccess') return;
    const { bundleGraph } = event;
    const [entry] = bundleGraph.getEntryBundles();
    if (!entry) return;
    const found = filesOfImports(bundleGraph);
    const pages = Object.entries(PAGES).map(([start, specifier]) => [start, found.get(specifier)]);
    const missing = pages.find(([, files]) => !files);
    if (missing) throw new Error(`the client imports nothing for ${String(missing[0])}`);
    await writeFile(join(dirname(entry.filePath), 'pages.json'), JSON.stringify(Object.fromEntries(pages)));
  },
});

/**
 * The files that come with each `import()`.
 * @param {import('@parcel/types').BundleGraph<import('@parcel/types').PackagedBundle>} graph
 */
function filesOfImports(graph) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const bundle of graph.getBundles())
    bundle.traverse(node => {
      if (node.type !== 'dependency' || node.value.priority !== 'lazy') return;
      const resolved = graph.resolveAsyncDependency(node.value, bundle);
      if (resolved?.type !== 'bundle_group') return;
      const files = graph.getBundlesInBundleGroup(resolved.value).filter(isCode);
      // style first: without it nothing is drawn
      const sorted = files.toSorted((one, other) => one.type.localeCompare(other.type));
      found.set(
        node.value.specifier,
        sorted.map(({ filePath }) => `/${basename(filePath)}`),
      );
    });
  return found;
}

/** @param {{ readonly type: string }} bundle */
const isCode = ({ type }) => type === 'js' || type === 'css';
