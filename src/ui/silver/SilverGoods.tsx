import { playerOf } from '../../rules/model';
import { minerOf } from '../../rules/silver/miner';
import { Icon } from '../pictures/Icon';
import { Picture } from '../pictures/Picture';
import type { BoxGoodsProps } from '../play/boards';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { MineSign } from './map/MineSign';
import './silverBoard.css';

/** What a player has of this box: Silver, Prospectors, Mines in their three states. */
export function SilverGoods({ seat, size }: BoxGoodsProps) {
  const G = useTable(theGame);
  const { say } = useTableText();
  const { silver, reserve, supply, locked, mines } = minerOf(G, seat);
  const { colour } = playerOf(G, seat);
  const mine = (
    <Picture viewBox="0 0 24 24" width={size} height={size}>
      <MineSign owner={colour} />
    </Picture>
  );
  return (
    <ul className="silver-goods" aria-label={say('box.silver')}>
      <li data-at={`silver:${seat}`} title={say('scores.silver')}>
        <Icon name="silver" size={size} label={say('scores.silver')} />
        {silver}
      </li>
      <li title={say('goods.prospectors')}>
        <Icon name="prospector" size={size} className={`of-${colour}`} label={say('goods.prospectors')} />
        {reserve}
      </li>
      <li title={say('goods.minesOpen')}>
        {mine}
        <Icon name="map" size={size * 0.6} label={say('goods.minesOpen')} />
        {mines.length}
      </li>
      <li title={say('goods.minesHome')}>
        {mine}
        <span className="out-of-sight">{say('goods.minesHome')}</span>
        {supply}
      </li>
      <li title={say('goods.minesLocked')}>
        {mine}
        <Icon name="lock" size={size * 0.6} label={say('goods.minesLocked')} />
        {locked}
      </li>
    </ul>
  );
}
