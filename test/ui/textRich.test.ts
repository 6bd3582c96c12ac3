import fc from 'fast-check';
import { ENGLISH, plain, plainly, rich, type RichPart } from '../../src/ui/text';
import { fill } from '../../src/ui/text/message';

const markup = (text: string): RichPart[] => rich({ markup: text });

test('bold words and signs are parts of their own', () => {
  expect(markup('*Clara* pays [icon:wool:2|2 wool] for [die:blue:3|iron die 3][icon:shield]')).toEqual([
    { kind: 'text', text: 'Clara', bold: true },
    { kind: 'text', text: ' pays ', bold: false },
    { kind: 'icon', name: 'wool', count: 2, alt: '2 wool' },
    { kind: 'text', text: ' for ', bold: false },
    { kind: 'die', colour: 'blue', value: 3, alt: 'iron die 3' },
    { kind: 'icon', name: 'shield', count: undefined, alt: '' },
  ]);
});

test('what is no sign stays text', () => {
  expect(markup('[wool] [icon:] a \\*b\\* [icon:wool')).toEqual([
    { kind: 'text', text: '[wool] [icon:] a *b* [icon:wool', bold: false },
  ]);
});

test('a sign says its words where there are no pictures', () => {
  expect(plain({ markup: 'Gain [icon:wool:2|2 wool]. *Now* [icon:shield] go' })).toBe('Gain 2 wool. Now go');
});

test('a value is never read as markup', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('', '*', '[icon:wool]', '\\', '|x]'), (text, sign) => {
      const name = `${sign}${text}${sign}`;
      const parts = rich(fill(({ who }: { who: string }) => `*${who}*[icon:food|${who}]`, { who: name }));
      const said = parts.flatMap(part => (part.kind === 'text' ? [part] : []));
      expect(said.map(part => part.text).join('')).toBe(name);
      expect(said.every(part => part.bold)).toBe(true);
      expect(parts.at(-1)).toEqual({ kind: 'icon', name: 'food', count: undefined, alt: name });
    }),
  );
});

test('a value in a list is never read as markup', () => {
  const names = ['*Ada*', '[icon:wool]', 'a\\'];
  expect(ENGLISH.say('event.order', { names })).toBe('New turn order: *Ada*, [icon:wool], a\\');
});

test('what is marked already keeps its signs', () => {
  const deed = ENGLISH.mark('event.gain', { you: false, goods: { markup: '[icon:wool:2|2 wool]' } });
  const line = ENGLISH.mark('event.line', { who: '[icon:wool]', deeds: [deed, plainly('*')] });
  expect(plain(line)).toBe('[icon:wool] gains 2 wool, *');
  expect(rich(line).map(part => part.kind)).toEqual(['text', 'text', 'icon', 'text']);
});
