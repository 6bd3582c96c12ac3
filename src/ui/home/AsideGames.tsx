import { useState } from 'react';
import { Button } from '../parts/Button';
import { download } from '../parts/download';
import { Panel } from '../parts/Panel';
import { asideMatches, forgetAside } from '../session/matchList';
import { useText } from '../text';
import { DeleteDialog } from './DeleteDialog';

/** Games that could not be read: they were set aside, and can be taken along as files. */
export function AsideGames() {
  const { say } = useText();
  const [games, setGames] = useState(asideMatches);
  const [asked, setAsked] = useState<string>();
  if (games.length === 0) return null;
  const forget = (id: string): void => {
    forgetAside(id);
    setAsked(undefined);
    setGames(asideMatches());
  };
  return (
    <Panel title={say('error.savedGame')} tone="fair" className="aside-games">
      <p>{say('error.savedGameText')}</p>
      <ul className="aside-list">
        {games.map(({ id, text }) => (
          <li key={id}>
            <code>{id}</code>
            <Button size="small" icon="download" onClick={() => download(`tiletum-${id}.json`, text)}>
              {say('tables.export')}
            </Button>
            <Button size="small" tone="danger" icon="remove" onClick={() => setAsked(id)}>
              {say('tables.delete')}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <DeleteDialog name={asked} onDelete={() => forget(asked)} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}
