import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

interface Finding {
  impact: string | null;
  id: string;
  nodes: { html: string; target: string[] }[];
}

/** Numbers that are drawn are no label that somebody would speak (WCAG 2.5.3): only written words have to be in the name. */
const saysItsWords = (page: Page, target: readonly string[]): Promise<boolean> =>
  page.evaluate(
    selector => {
      const element = document.querySelector(selector);
      const shown = element?.cloneNode(true) as Element | undefined;
      shown?.querySelectorAll('svg').forEach(picture => picture.remove());
      const plain = (text: string | null | undefined): string =>
        (text ?? '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
          .toLowerCase();
      return plain(element?.getAttribute('aria-label')).includes(plain(shown?.textContent));
    },
    target.at(-1) ?? '',
  );

/** What axe finds serious or worse, with the places; of all rules or only of some. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  // of what is well nothing has to be described
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  const { violations } = await page.evaluate<{ violations: Finding[] }>(`axe.run(${options})`);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = await Promise.all(
    serious.map(async ({ id, nodes }) => {
      const spared =
        id === 'label-content-name-mismatch'
          ? await Promise.all(nodes.map(({ target }) => saysItsWords(page, target)))
          : [];
      return { id, nodes: nodes.filter((_, index) => !spared[index]) };
    }),
  );
  return found
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
