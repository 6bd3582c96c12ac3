import { useLocation } from 'wouter';
import { Segments } from '../parts/Segments';
import { useText } from '../text';
import type { Mode } from './draft';

const ADDRESSES = { solo: '/new/solo', local: '/new/local', online: '/new/online' } as const;

interface WayChoiceProps {
  readonly mode: Mode;
  readonly online: boolean;
}

/** Alone, here or at a table of the house; there too against friends or the Cardinal. */
export function WayChoice({ mode, online }: WayChoiceProps) {
  const { say } = useText();
  const [, navigate] = useLocation();
  const go = (address: string): void => navigate(address, { replace: true });
  return (
    <>
      {online && (
        <Segments
          small
          label={say('newGame.against')}
          options={[
            { value: 'local', label: say('newGame.friends') },
            { value: 'solo', label: say('newGame.cardinal') },
          ]}
          value={mode}
          onChange={other => go(other === 'solo' ? '/new/online/solo' : '/new/online')}
        />
      )}
      <Segments
        small
        label={say('home.title')}
        options={[
          { value: 'solo', label: say('newGame.solo') },
          { value: 'local', label: say('newGame.local') },
          { value: 'online', label: say('newGame.online') },
        ]}
        value={online ? 'online' : mode}
        onChange={other => go(ADDRESSES[other])}
      />
    </>
  );
}
