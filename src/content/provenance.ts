import * as boards from './provenance/boards';
import * as map from './provenance/map';
import * as tiles from './provenance/tiles';
import type { Provenance } from './vocabulary';

/** Where everything printed is known from, by the name of its list. */
export const PROVENANCE = { ...map, ...tiles, ...boards } satisfies Record<string, Provenance>;

export type ListName = keyof typeof PROVENANCE;
