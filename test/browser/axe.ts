import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const AXE = readFileSync(join(__dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

interface Finding {
  impact: string | null;
  id: string;
  nodes: { html: string }[];
}

/** What axe finds serious or worse, with the places; of all rules or only of some. */
export async function seriousFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const options = JSON.stringify(rules ? { runOnly: rules } : {});
  const { violations } = await page.evaluate<{ violations: Finding[] }>(`axe.run(${options})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
