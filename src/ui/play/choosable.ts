import { useCallback, useMemo } from 'react';
import type { Move } from '../../rules/model';
import { does as doing } from '../explain/shows';
import type { PlaceProps, PlacePropsOf } from '../pictures/Place';
import { useTable, type Picked } from './TableContext';
import type { PlaceNames } from './placeNames';
import { useKept } from './useKept';

/** What choosing a place of a picture does: moves are made, or something is picked that a card then asks about. */
export interface Choice {
  label: string;
  does: { make: Move[] } | { pick: Picked };
  distance?: number;
  chosen?: boolean;
}

/** What can be chosen in a picture, by place. */
export type Choices = Record<string, Choice>;
export const NOTHING_TO_CHOOSE: Choices = {};

/**
 * The props of the places that can be chosen now, and the names of the others. As long as a choice stays the same so do its props: a picture draws
 * only the places again that have changed.
 */
export function usePlaceProps(choices: Choices, names: PlaceNames = NO_NAMES): PlacePropsOf {
  const make = useTable(view => view.make);
  const pick = useTable(view => view.pick);
  const kept = useKept(choices);
  const named = useKept(namedPlaces(names));
  const propsFor = useMemo(
    () => onceEach(({ does }) => ('make' in does ? make(...does.make) : pick(does.pick))),
    [make, pick],
  );
  return useCallback(
    id => {
      const choice = kept[id];
      return choice ? propsFor(choice) : named[id];
    },
    [kept, named, propsFor],
  );
}

const NO_NAMES: PlaceNames = {};

const namedPlaces = (names: PlaceNames): Readonly<Record<string, PlaceProps>> =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [id, { role: 'img', 'aria-label': name }]));

function onceEach(act: (choice: Choice) => void): (choice: Choice) => PlaceProps {
  const made = new WeakMap<Choice, PlaceProps>();
  return choice => {
    const props = made.get(choice) ?? choosable(choice, () => act(choice));
    made.set(choice, props);
    return props;
  };
}

/** By mouse, touch or keyboard. */
const choosable = ({ label, does, distance, chosen = false }: Choice, act: () => void): PlaceProps => ({
  ...('make' in does && doing(does.make)),
  glow: chosen ? 'chosen' : 'possible',
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: act,
  onKeyDown: event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
  ...(distance !== undefined && { distance }),
});
