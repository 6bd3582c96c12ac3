import { LinkButton } from '../parts/Button';
import { SimplePage } from './SimplePage';
import { useText } from '../text';

/** An address that leads nowhere: it shows the way home. */
export function Lost() {
  const { say } = useText();
  return (
    <SimplePage title={say('error.notFound')} text={say('error.notFoundText')}>
      <LinkButton href="/" tone="go" icon="home">
        {say('error.home')}
      </LinkButton>
    </SimplePage>
  );
}
