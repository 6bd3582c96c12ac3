import { hasFields, isWhole, parseJson } from '../../given';
import { BadRecord } from '../../rules/badRecord';
import { FORMAT } from './format';
import { fromVersion1, isVersion1 } from './version1';
import { fromVersion2 } from './version2';

/** Brings records of older versions up to date. */

interface Versioned {
  readonly version: number;
  readonly content: unknown;
}

/** From each version to a later one. Once published, a step stays as it is. */
const STEPS: Readonly<Record<number, (older: unknown) => Versioned>> = {
  1: older => ({ version: 3, content: fromVersion1(String(older)) }),
  2: older => ({ version: 3, content: fromVersion2(older) }),
};

/** The content of a record of the version of today; it has still to be read. */
export function migrateRecord(text: string): unknown {
  let found = versioned(text);
  if (found.version > FORMAT) throw new BadRecord(0, 'newer');
  for (let step = STEPS[found.version]; step; step = STEPS[found.version]) found = step(found.content);
  return found.content;
}

function versioned(text: string): Versioned {
  if (isVersion1(text)) return { version: 1, content: text };
  const content = contentOf(text);
  if (!isVersioned(content)) throw new BadRecord(0, 'foreign');
  return { version: content.tiletum, content };
}

const isVersioned = hasFields({ tiletum: isWhole(2) });

/** What begins as a record and does not end as one was cut off. */
function contentOf(text: string): unknown {
  const content = parseJson(text);
  if (content !== undefined) return content;
  throw new BadRecord(0, /^\s*\{\s*"tiletum"/.test(text) ? 'damaged' : 'foreign');
}
