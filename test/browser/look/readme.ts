import { ALONE, DESKS, aloneFile } from './alone';
import { fileOf, type Difference, type Pair } from './pairs';

/** `docs/look/README.md`: every pair with what differs. */

const HEAD = `# Beside the drawings

Left the drawing of the design, right the game at the same size, in the moment of a recorded game that comes nearest:
other towns, tiles and figures are no differences. \`npm run look\` takes them anew and writes this page; the pairs, and
what is said of them, stand in \`test/browser/look\`.
`;

const rowOf = ({ what, why }: Difference): string => `| ${what} | ${why} |`;

const sectionOf = (pair: Pair): string => {
  const { width, height } = pair.window;
  const table = ['| otherwise than drawn | why |', '| --- | --- |', ...pair.differs.map(rowOf)];
  return [
    `## ${pair.shows}`,
    `\`${pair.drawing}\`, ${width} × ${height}`,
    `![drawn and built](${fileOf(pair)})`,
    pair.differs.length > 0 ? table.join('\n') : 'As drawn.',
  ].join('\n\n');
};

const NOT_DRAWN = `# In the five windows of a desk

Prospect for Silver as it is, drawn or not: ${DESKS.map(({ width, height }) => `${width} × ${height}`).join(', ')}.`;

const windowsOf = (each: (typeof ALONE)[number]): string =>
  [`## ${each.shows}`, ...DESKS.map(window => `![${each.shows}](${aloneFile(each, window)})`)].join('\n\n');

export const readme = (pairs: readonly Pair[]): string =>
  `${[HEAD.trim(), ...pairs.map(sectionOf), NOT_DRAWN, ...ALONE.map(windowsOf)].join('\n\n')}\n`;
