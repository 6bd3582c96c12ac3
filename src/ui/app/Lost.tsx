import { LinkButton } from '../parts/Button';
import { wasSetAside } from '../session/matchList';
import { useText } from '../text';
import { SimplePage } from './SimplePage';

/** An address that leads nowhere, or to a game that could not be read: it shows the way home. */
export function Lost({ game }: { game?: string }) {
  const { say } = useText();
  const aside = game !== undefined && wasSetAside(game);
  return (
    <SimplePage
      title={say(aside ? 'error.savedGame' : 'error.notFound')}
      text={say(aside ? 'error.savedGameText' : 'error.notFoundText')}
    >
      <LinkButton href="/" tone="go" icon="home">
        {say('error.home')}
      </LinkButton>
    </SimplePage>
  );
}
