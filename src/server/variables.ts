/** One variable of the environment: what it is called, what it has to be, and what holds without it. */
export interface Variable<Value> {
  readonly name: string;
  readonly fallback: Value;
  /** Follows "must be", in an error message. */
  readonly rule: string;
  /** Its value is never shown, not even when it is wrong. */
  readonly isSecret: boolean;
  /** The value in the text, `undefined` when the text breaks the rule. */
  read(text: string): Value | undefined;
}

export function whole(name: string, fallback: number, least: number, most: number): Variable<number> {
  const read = (text: string): number | undefined => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= least && value <= most ? value : undefined;
  };
  return { name, fallback, rule: `a whole number from ${least} to ${most}`, isSecret: false, read };
}

export function oneOf<Word extends string>(
  name: string,
  fallback: Word,
  words: readonly Word[],
): Variable<Word> {
  const read = (text: string): Word | undefined => words.find(word => word === text);
  return { name, fallback, rule: `one of ${words.join(', ')}`, isSecret: false, read };
}

export function folder(name: string, fallback: string): Variable<string> {
  return { name, fallback, rule: 'the path of a folder', isSecret: false, read: text => text };
}

export function optional(name: string, rule: string, pattern: RegExp): Variable<string | undefined> {
  const read = (text: string): string | undefined => (pattern.test(text) ? text : undefined);
  return { name, fallback: undefined, rule, isSecret: false, read };
}

export function secret(name: string, rule: string, pattern: RegExp): Variable<string | undefined> {
  return { ...optional(name, rule, pattern), isSecret: true };
}

/** `https://play.example.org`, also with a closing slash, but with no path. */
export function origin(name: string): Variable<string | undefined> {
  const rule = 'an address like https://play.example.org, without a path';
  return { name, fallback: undefined, rule, isSecret: false, read: originIn };
}

export function origins(name: string): Variable<readonly string[]> {
  const rule = 'addresses like https://play.example.org, with commas between';
  const read = (text: string): readonly string[] | undefined => {
    const found = text.split(',').map(part => originIn(part.trim()));
    return found.every(one => one !== undefined) ? found : undefined;
  };
  return { name, fallback: [], rule, isSecret: false, read };
}

function originIn(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin: found, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${found}/` ? found : undefined;
}
