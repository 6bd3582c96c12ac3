import type { Source, SourceKind } from '../../../rules/model';
import { rowsFor } from '../../boxes/rows';
import type { Text } from '../catalogue';

/** By which thing something came, where its kind alone says too little; nothing where that says all. */
export type SourceNames = Partial<Record<SourceKind, (text: Text, id: string) => string | undefined>>;
export const SOURCE_NAMES = rowsFor<SourceNames>({});

/** A thing of its own among those of its kind. */
export const ownName = (text: Text, { kind, id }: Source): string | undefined =>
  id === undefined ? undefined : SOURCE_NAMES[kind]?.(text, id);

export const sourceName = (text: Text, source: Source): string =>
  ownName(text, source) ?? text.say(`source.${source.kind}`);
