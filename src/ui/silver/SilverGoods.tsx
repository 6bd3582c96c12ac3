import { playerOf } from '../../rules/model';
import { minerOf, silverOf } from '../../rules/silver/miner';
import { goesByItself } from '../../rules/powers';
import { shows } from '../explain/shows';
import { Icon } from '../pictures/Icon';
import { Picture } from '../pictures/Picture';
import type { BoxGoodsProps } from '../play/boards';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { Ladders } from './Ladders';
import { MineSign } from './map/MineSign';
import './silverBoard.css';

/** What a player has of this box: Silver, Prospectors, Mines in their three states. */
export function SilverGoods({ seat, size }: BoxGoodsProps) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { silver, reserve, supply, locked, mines } = minerOf(G, seat);
  const { colour } = playerOf(G, seat);
  // no Mine of the Cardinal is locked, and Technologies are nothing to it
  const isAutomaton = goesByItself(G, seat);
  const surprises = isAutomaton ? (silverOf(G).surprises ?? []) : [];
  const mine = (
    <Picture viewBox="0 0 24 24" width={size} height={size}>
      <MineSign owner={colour} />
    </Picture>
  );
  return (
    <ul className="silver-goods" aria-label={say('box.silver')}>
      <li data-at={`silver:${seat}`} {...shows({ is: 'silver', seat })}>
        <Icon name="silver" size={size} label={say('scores.silver')} />
        {silver}
      </li>
      <li {...shows({ is: 'prospectorsAtHome', seat })}>
        <Icon name="prospector" size={size} className={`of-${colour}`} label={say('goods.prospectors')} />
        {reserve}
      </li>
      <li {...shows({ is: 'income', seat })}>
        {mine}
        <Icon name="map" size={size * 0.6} label={say('goods.minesOpen')} />
        {mines.length}
      </li>
      <li className="silver-store" {...shows({ is: 'mineSupply', seat })}>
        {mine}
        <span className="out-of-sight">{say('goods.minesHome')}</span>
        {supply}
      </li>
      {!isAutomaton && (
        <>
          <li className="silver-store" {...shows({ is: 'lockedMines', seat })}>
            <Icon name="lock" size={size * 0.75} label={say('goods.minesLocked')} />
            {locked}
          </li>
          <li className="silver-ladders">
            <Ladders seat={seat} />
          </li>
        </>
      )}
      {surprises.length > 0 && (
        <li title={say('source.surprise')}>
          <Icon name="surprise" size={size} label={say('source.surprise')} />
          {surprises.length}
        </li>
      )}
    </ul>
  );
}
