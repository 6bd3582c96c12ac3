import { CARDINAL } from '../../../rules/cardinal/board';
import { playerOf, type State } from '../../../rules/model';
import { deedAt } from '../deeds';
import { lyingThere, type PlaceNames } from '../placeNames';
import type { TableText } from '../words';

/** The Cardinal's Buildings for who does not see them: the marker until it is complete, the Rooms from below, the Crest. */
export const houseNames = (text: TableText, G: State): PlaceNames =>
  Object.fromEntries(
    playerOf(G, CARDINAL).buildings.map(({ rooms, crest }, at) => {
      const marker = rooms.includes(null) ? [text.signed(G.cardinal?.markers[at] ?? 0)] : [];
      const lying = [...rooms, ...(crest === null ? [] : [crest])].map(tile => lyingThere(text, tile));
      return [`cardinal.${at}`, deedAt(text, text.say('board.building', { n: at + 1 }), ...marker, ...lying)];
    }),
  );
