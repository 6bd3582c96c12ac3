import { useEffect, useState, type ReactNode } from 'react';
import { Loading } from '../app/Loading';
import { SimplePage } from '../app/SimplePage';
import { loadNewest } from '../app/updates';
import { Button, LinkButton } from '../parts/Button';
import { useText } from '../text';
import { fetchBoxes, toFetch } from './fetch';

interface WithBoxesProps {
  readonly boxes: readonly string[];
  readonly children: () => ReactNode;
}

/** What needs boxes: shown at once where they are at hand, else when they have come. */
export function WithBoxes({ boxes, children }: WithBoxesProps) {
  const [, setCome] = useState(0);
  const [isAway, setAway] = useState(false);
  const missing = toFetch(boxes).join(' ');
  useEffect(() => {
    if (missing === '') return;
    fetchBoxes(missing.split(' ')).then(
      () => setCome(times => times + 1),
      () => setAway(true),
    );
  }, [missing]);
  if (missing === '') return children();
  return isAway ? <BoxesAway /> : <Loading />;
}

/** What has happened, what is safe, and the ways on. */
function BoxesAway() {
  const { say } = useText();
  return (
    <SimplePage title={say('box.away')} text={say('box.awayText')}>
      <Button tone="go" onClick={() => void loadNewest()}>
        {say('error.reload')}
      </Button>
      <LinkButton href="/" icon="home">
        {say('error.home')}
      </LinkButton>
    </SimplePage>
  );
}
