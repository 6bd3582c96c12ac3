import { useState } from 'react';
import { useLocation } from 'wouter';
import { printRecord } from '../../table/record';
import { Button, IconButton } from '../parts/Button';
import { download } from '../parts/download';
import { useTableText } from '../play/words';
import { recordAtHand } from './findRecord';
import { replayAddress } from './place';
import { useAt, useReplay } from './ReplayContext';

/** Hands out the whole game as a file. */
export function Export() {
  const { id, record } = useReplay();
  const { say } = useTableText();
  return (
    <IconButton
      className="replay-export"
      icon="download"
      label={say('tables.export')}
      onClick={() => download(`tiletum-${id}.json`, printRecord(record))}
    />
  );
}

/** Hands on the address of this moment; where that is forbidden, it says where it stands. */
export function CopyLink() {
  const { id, eyes, beat } = useReplay();
  const link = replayAddress(id, { at: useAt(), eyes, beat });
  const { say } = useTableText();
  const [tried, setTried] = useState<{ link: string; copied: boolean }>();
  const copy = (): void => {
    navigator.clipboard.writeText(location.origin + link).then(
      () => setTried({ link, copied: true }),
      () => setTried({ link, copied: false }),
    );
  };
  const now = tried?.link === link ? tried : undefined;
  const words = say(now ? (now.copied ? 'replay.copied' : 'replay.copyBy') : 'replay.link');
  return (
    <Button className="replay-link" icon={now?.copied ? 'check' : 'link'} title={words} onClick={copy}>
      <span role="status">{words}</span>
    </Button>
  );
}

/** To where replays are chosen; from a match that goes on, back to its table. */
export function Leave() {
  const { id, film } = useReplay();
  const [, navigate] = useLocation();
  const { say } = useTableText();
  const leave = (): void => {
    if (film.isOver) navigate('/replay');
    else navigate(recordAtHand(id) ? `/play/${id}` : `/table/${id}`);
  };
  return (
    <Button className="replay-leave" tone="primary" onClick={leave}>
      {say(film.isOver ? 'replay.leave' : 'replay.back')}
    </Button>
  );
}
