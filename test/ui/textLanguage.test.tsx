import { renderToString } from 'react-dom/server';
import { currentText, say, setLanguage, startText, useText } from '../../src/ui/text';
import { preferred, subscribe } from '../../src/ui/text/language';

test('the remembered language comes first, then those of the browser, then English', () => {
  expect(preferred('fr', ['en-GB'])).toBe('fr');
  expect(preferred(null, ['de', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred(null, ['de'])).toBe('en');
  expect(preferred('xx', [])).toBe('en');
});

function Greeting() {
  const { say, language } = useText();
  return <p lang={language}>{say('bar.endTurn')}</p>;
}

test('a component speaks the chosen language', async () => {
  await setLanguage('en');
  expect(renderToString(<Greeting />)).toBe('<p lang="en">End turn</p>');
  await setLanguage('fr');
  expect(renderToString(<Greeting />)).toBe('<p lang="fr">Finir le tour</p>');
  expect(say('bar.endTurn')).toBe('Finir le tour');
});

test('a change is told once, and the last wish counts', async () => {
  await setLanguage('en');
  let changes = 0;
  const leave = subscribe(() => changes++);
  await setLanguage('fr');
  leave();
  await Promise.all([setLanguage('fr'), setLanguage('en')]);
  expect(changes).toBe(1);
  expect(currentText().language).toBe('en');
});

describe('with a browser', () => {
  const memory = new Map<string, string>();

  beforeAll(() => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => memory.get(key) ?? null,
        setItem: (key: string, value: string) => memory.set(key, value),
      },
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });

  test('the choice is remembered', async () => {
    await setLanguage('fr');
    expect([...memory.values()]).toEqual(['fr']);
    await startText();
    expect(currentText().language).toBe('fr');
  });

  test('a browser that forbids its storage speaks nevertheless', async () => {
    Object.assign(globalThis, {
      localStorage: {
        getItem: () => {
          throw new Error('forbidden');
        },
        setItem: () => {
          throw new Error('forbidden');
        },
      },
    });
    expect(await setLanguage('fr')).toBe(true);
    expect(await startText()).toBe(true);
  });
});
