import { PROVENANCE, type ListName, type Provenance } from '../../content';
import { plain, type Text } from '../text';
import { originWords } from '../text/words';

/** What is not known from the printed game but was chosen to fit, list by list, each reason once. */
export interface Reconstruction {
  readonly list: ListName;
  readonly reasons: readonly string[];
}

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

export const reconstructions = (text: Text): readonly Reconstruction[] =>
  (Object.keys(PROVENANCE) as ListName[])
    .map(list => ({ list, reasons: reasonsOf(text, list) }))
    .filter(({ reasons }) => reasons.length > 0);
