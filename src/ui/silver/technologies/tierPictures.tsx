import type { ReactNode } from 'react';
import type { Colour, Resource, WheelAction } from '../../../content';
import type { TierId } from '../../../content/silver/words';
import { DieSign } from '../../pictures/Die';
import { ActionIcon, Icon, PointsIcon, ShieldIcon } from '../../pictures/Icon';
import type { IconName } from '../../pictures/icons';
import { Picture } from '../../pictures/Picture';

/** What each tier does, in pictures: its cause, an arrowhead, its effect. */

const SIZE = 22;

const act = (action: WheelAction, points?: number): ReactNode => (
  <ActionIcon action={action} size={SIZE} {...(points !== undefined && { points })} />
);
const icon = (name: IconName, count?: number): ReactNode => (
  <Icon name={name} size={SIZE} className="of-prospector" {...(count !== undefined && { count })} />
);
const more = (points: number): ReactNode => <PointsIcon points={`+${points}`} tone="sun" size={SIZE} />;
const said = (words: string): ReactNode => <b>{words}</b>;
const die = (value: number, colour: Colour = 'lightGrey'): ReactNode => (
  <Picture viewBox="0 0 24 24" width={SIZE} height={SIZE}>
    <DieSign colour={colour} value={value} badge={false} x={1} y={1} size={22} />
  </Picture>
);
const resource = (name: Resource | 'any' | 'identical', count?: number): ReactNode => icon(name, count);
/** In whichever of them it is paid. */
const cheaper = (name: IconName, count: number): ReactNode => (
  <Icon name={name} size={16} className="of-prospector" {...(count > 1 && { count })} />
);
const THEN = <Icon name="then" size={10} className="tier-then" />;
/** Once, when it is reached. */
const NOW = <b className="tier-once">1×</b>;

/** It stands small where there is little room. */
const EVERY_KING_PHASE = <Icon name="crown" size={14} />;

const PICTURES: Readonly<Record<TierId, readonly ReactNode[]>> = {
  character1: [icon('crest'), said('−1'), resource('food')],
  character2: [icon('points'), THEN, more(1)],
  character3: [icon('building'), THEN, icon('character'), icon('character')],
  die1: [die(2), said('±3'), resource('gold', 2)],
  die2: [die(1, 'pink'), said('≠'), THEN, icon('movement')],
  die3: [die(5), said('−1'), THEN, icon('silver')],
  king1: [act('king'), THEN, resource('gold', 2)],
  king2: [NOW, icon('crown'), THEN, act('king', 2)],
  king3: [act('king'), THEN, icon('eye', 2), icon('helper')],
  merchant1: [act('merchant'), more(1)],
  merchant2: [icon('house'), THEN, icon('character')],
  merchant3: [NOW, EVERY_KING_PHASE, icon('house'), <ShieldIcon points={1} size={SIZE} />],
  prospector1: [act('prospector'), more(1)],
  prospector2: [icon('mine'), THEN, resource('identical', 3)],
  prospector3: [icon('movement'), THEN, act('prospector', 2)],
  contract1: [icon('contract'), said('−1'), resource('any')],
  contract2: [act('contract'), THEN, icon('eye', 3), icon('contract')],
  contract3: [icon('swap'), THEN, said('+1'), resource('any')],
  resource1: [NOW, resource('identical'), said('='), resource('gold')],
  resource2: [die(4), THEN, said('+2'), resource('identical')],
  resource3: [die(4), THEN, more(2)],
  joker1: [act('joker'), more(1)],
  joker2: [act('joker'), THEN, act('king', 1)],
  joker3: [
    NOW,
    <ActionIcon action="joker" points={2} size={18} />,
    <ActionIcon action="joker" size={18} />,
    said('÷2'),
  ],
  architect1: [act('architect'), more(1)],
  architect2: [icon('cathedral'), THEN, act('king', 2)],
  architect3: [icon('cathedral'), said('−'), cheaper('silver', 1), cheaper('gold', 2), cheaper('stone', 2)],
};

export const TierPicture = ({ tier }: { tier: TierId }) => (
  <span className="tier-picture" aria-hidden="true">
    {PICTURES[tier].map((part, index) => (
      <span key={index}>{part}</span>
    ))}
  </span>
);
