import { memo, useSyncExternalStore } from 'react';
import type { Action, Crest, WordsOf } from '../../content';
import { RESOURCES } from '../../content/vocabulary';
import { rowsFor, subscribeToRows, timesAdded } from '../boxes/rows';
import { DIE_DRAWINGS } from './drawings/dice';
import { Drawn } from './Drawn';
import { BUST_DRAWINGS } from './drawings/busts';
import { CATHEDRAL_DRAWINGS } from './drawings/cathedrals';
import { CREST_DRAWINGS } from './drawings/crests';
import { paintOf, type Drawing } from './drawings/shape';
import { ICON_DRAWINGS } from './icons';

interface Family {
  readonly prefix: string;
  readonly viewBox: string;
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly lineWidth?: string;
}

export const CREST_PICTURES = rowsFor<Readonly<Record<Crest, Drawing>>>(
  CREST_DRAWINGS satisfies Record<WordsOf<'base', 'crest'>, Drawing>,
);
/** Of the Characters, by their Actions. */
export const BUSTS = rowsFor<Partial<Record<Action, Drawing>>>(BUST_DRAWINGS);
/** By town. */
export const CATHEDRALS = rowsFor<Readonly<Record<string, Drawing>>>(CATHEDRAL_DRAWINGS);

/** What is drawn once and used by name: `#i-gold`, `#crest-lion`, `#bust-king`, `#cathedral-koeln`. */
export const FAMILIES: readonly Family[] = [
  { prefix: 'i', viewBox: '0 0 24 24', drawings: ICON_DRAWINGS },
  { prefix: 'crest', viewBox: '0 0 48 48', drawings: CREST_PICTURES },
  { prefix: 'bust', viewBox: '0 0 48 48', drawings: BUSTS },
  { prefix: 'cathedral', viewBox: '-1 -2 62 75', drawings: CATHEDRALS, lineWidth: '1.4' },
];

const ON_GRID_48: readonly string[] = ['cardinal'];

/**
 * All drawings, once in the page: put it at the top of the app. Icons, tiles, dice and the map point into it, so
 * they cost one element each and no request.
 */
export const Sprite = memo(function Sprite() {
  // a box that has come brings drawings
  useSyncExternalStore(subscribeToRows, timesAdded, timesAdded);
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true" focusable="false">
      <defs>
        {FAMILIES.flatMap(({ prefix, viewBox, drawings, lineWidth }) =>
          Object.entries(drawings).map(([name, drawing]) => (
            <symbol
              key={`${prefix}-${name}`}
              id={`${prefix}-${name}`}
              viewBox={prefix === 'i' && ON_GRID_48.includes(name) ? '0 0 48 48' : viewBox}
              className="drawing"
            >
              <Drawn drawing={drawing} {...(lineWidth !== undefined && { lineWidth })} />
            </symbol>
          )),
        )}
        {RESOURCES.map(resource => (
          <DieSymbol key={resource} resource={resource} />
        ))}
      </defs>
    </svg>
  );
});

function DieSymbol({ resource }: { resource: (typeof RESOURCES)[number] }) {
  const { outline, decoration, pattern } = DIE_DRAWINGS[resource];
  return (
    <symbol id={`die-${resource}`} viewBox="-2 -2 44 46" className="drawing">
      <g transform="translate(0 2.6)">
        <path {...paintOf(`${resource}-shade ink/2 ${outline}`)} />
      </g>
      <path {...paintOf(`${resource} ink/2 ${outline}`)} />
      <Drawn drawing={decoration} />
      <path {...paintOf(`- ${resource}-pip/1.6 ${pattern}`)} style={{ opacity: 'var(--pattern, 0)' }} />
    </symbol>
  );
}
