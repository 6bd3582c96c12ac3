import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULEBOOK } from '../content/rulebook';
import { SILVER_RULES } from '../content/silver/rulebook';

/** What must have a passing test: sections of R and S, numbers of E and X. `Q` rulings are shown, never demanded. */
const DEMANDED = {
  R: range(1, 23),
  S: range(1, 16),
  E: range(1, 31),
  X: range(1, 39),
};

/** The part of jest's JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

const TITLES: Readonly<Record<string, string>> = { ...RULEBOOK, ...SILVER_RULES };

/** Those that are whole words: the rulings of both rulebooks, and the examples of Silver. */
const FAMILIES = ['Q', 'SQ', 'SE'];

/** Ids in front of a title: `[R2.21 SQ3.4] …`. */
const CITED = /^\[([A-Z]+\d[\w.]*(?: [A-Z]+\d[\w.]*)*)\]/;

const asked = process.argv.slice(2).map(name => (/^\d/.test(name) ? `R${name}` : name.toUpperCase()));
const sections = (['R', 'S'] as const).flatMap(of => DEMANDED[of].map(section => `${of}${section}`));
const groups = asked.length > 0 ? asked : [...sections, 'E', 'X', 'Q', 'SE', 'SQ'];

const statuses = statusesByRule(runTests());
let missing = 0;
for (const group of groups) missing += show(group);

const unknown = [...statuses.keys()].filter(id => !(id in TITLES));
if (unknown.length > 0) console.log(`\nCited by a test, but in no rulebook: ${unknown.join(', ')}`);
console.log(
  `\n${missing === 0 ? 'Every' : `${missing} without: not every`} demanded rule has a passing test.`,
);
process.exitCode = missing + unknown.length > 0 ? 1 : 0;

function runTests(): Report {
  console.log('Running the tests …');
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-rules-'));
  const file = join(folder, 'report.json');
  const args = [
    '--json',
    `--outputFile=${file}`,
    '--testPathIgnorePatterns=/test/browser/',
    '/node_modules/',
  ];
  spawnSync(process.execPath, [require.resolve('jest/bin/jest'), ...args], { stdio: 'ignore' });
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true });
  return report;
}

/** The statuses of all tests that cite a rule. */
function statusesByRule(report: Report): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, assertionResults } of report.testResults) {
    if (assertionResults.length === 0) console.log(`Could not run ${name}`);
    for (const { title, status } of assertionResults) {
      const ids = CITED.exec(title)?.[1]?.split(' ') ?? [];
      for (const id of ids) found.set(id, [...(found.get(id) ?? []), status]);
    }
  }
  return found;
}

/** Prints one group of rules and returns how many demanded ones have no passing test. */
function show(group: string): number {
  const ids = Object.keys(TITLES).filter(id => isIn(group, id));
  const open = ids.filter(id => !isProven(id));
  console.log(`\n${group}: ${ids.length - open.length} of ${ids.length} rules have a passing test`);
  for (const id of open)
    console.log(`  ${id}  ${TITLES[id] ?? ''}${statuses.has(id) ? '  — its test FAILS' : ''}`);
  return group.startsWith('Q') ? 0 : open.length;
}

function isIn(group: string, id: string): boolean {
  if (group === 'E' || group === 'X')
    return id.startsWith(group) && DEMANDED[group].includes(parseInt(id.slice(1)));
  return FAMILIES.includes(group) ? id.startsWith(group) : id.startsWith(`${group}.`);
}

function isProven(id: string): boolean {
  const all = statuses.get(id) ?? [];
  return all.includes('passed') && !all.includes('failed');
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
