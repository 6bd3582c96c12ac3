import { useState } from 'react';
import type { Sitting } from '../../table/online/wire';
import { ProblemNote } from '../newGame/ProblemNote';
import { Switch } from '../parts/Switch';
import { useText } from '../text';
import { beTold, beToldNoMore, canBeTold, isTold } from './push';
import { useAsking } from './useAsking';

/** Whether somebody is told of a turn while the page is closed. */
export function PushSwitch({ sitting }: { sitting: Sitting }) {
  const { say, language } = useText();
  const [told, setTold] = useState(() => isTold(sitting));
  const [refused, setRefused] = useState(false);
  const { problem, busy, ask } = useAsking();
  if (!canBeTold()) return null;
  const change = (wanted: boolean): void =>
    ask(async () => {
      if (!wanted) await beToldNoMore(sitting);
      const now = wanted && (await beTold(sitting, language));
      setTold(now);
      setRefused(wanted && !now);
    });
  return (
    <div className="push-switch">
      <Switch
        label={say('company.push')}
        note={say('company.pushText')}
        checked={told}
        disabled={busy}
        onChange={change}
      />
      <ProblemNote text={problem ?? (refused ? say('company.pushNo') : undefined)} />
    </div>
  );
}
