import type { ListName, Provenance } from '../../content';
import { PROVENANCE } from '../../content/provenance';
import { plain, type Text } from '../text';
import type { Reconstruction } from '../text/rules';
import { originWords } from '../text/words';

function reasonsOf(text: Text, list: ListName): readonly string[] {
  const { fields, items = {} }: Provenance = PROVENANCE[list];
  const places = [
    ...Object.entries(fields).map(([field, origin]) => ({ id: '', field, origin })),
    ...Object.entries(items).flatMap(([id, own]) =>
      Object.entries(own).map(([field, origin]) => ({ id, field, origin })),
    ),
  ];
  const reasons = places
    .filter(({ origin }) => origin.level === 'reconstructed')
    .map(({ id, field }) => plain(originWords(text, list, id, field)));
  return [...new Set(reasons)];
}

/** What had to be reconstructed of the base game, list by list, each reason once. */
export const reconstructions = (text: Text): readonly Reconstruction[] =>
  (Object.keys(PROVENANCE) as ListName[])
    .map(list => ({ name: text.say(`rules.list.${list}`), reasons: reasonsOf(text, list) }))
    .filter(({ reasons }) => reasons.length > 0);
