import { Lost } from '../app/Lost';
import { SimplePage } from '../app/SimplePage';
import { problemWords } from '../online/problems';
import { Button, LinkButton } from '../parts/Button';
import { wasSetAside } from '../session/savedMatches';
import { plain, useText, type SpokenText } from '../text';
import { badRecordWords } from '../text/record';
import type { NotFound } from './findRecord';

/** Instead of a replay: why there is none, and the ways on. */
export function NoReplay({ id, found }: { id: string; found: NotFound }) {
  const text = useText();
  const { say } = text;
  if (wasSetAside(id)) return <Lost game={id} />;
  const { title, words, way } = wordsFor(text, found);
  return (
    <SimplePage title={title} text={words}>
      {way === 'table' && (
        <LinkButton href={`/table/${id}`} tone="go" icon="eye">
          {say('replay.toTable')}
        </LinkButton>
      )}
      {way === 'again' && (
        <Button tone="go" onClick={() => location.reload()}>
          {say('error.reload')}
        </Button>
      )}
      <LinkButton href="/replay">{say('replays.title')}</LinkButton>
      <LinkButton href="/" icon="home">
        {say('error.home')}
      </LinkButton>
    </SimplePage>
  );
}

interface Words {
  readonly title: string;
  readonly words: string;
  readonly way?: 'table' | 'again';
}

function wordsFor(text: SpokenText, found: NotFound): Words {
  const { say } = text;
  if ('bad' in found) return { title: say('replay.broken'), words: plain(badRecordWords(text, found.bad)) };
  switch (found.why) {
    case 'noSuchTable':
      return { title: say('replay.unknown'), words: say('replay.unknownText') };
    case 'notYours':
      return { title: say('replay.running'), words: say('replay.runningText'), way: 'table' };
    case 'notBegun':
      return { title: say('replay.unknown'), words: say('house.notBegun'), way: 'table' };
    default:
      return { title: say('replay.notNow'), words: problemWords(text, found.why), way: 'again' };
  }
}
