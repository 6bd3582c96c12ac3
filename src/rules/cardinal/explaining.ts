import type { ThingRule } from '../explaining/thing';

/** The Cardinal's cards: nobody chooses them. */

export interface CardinalThings {
  decree: { readonly decree: string };
  challenge: { readonly challenge: string };
}

export const CARDINAL_THINGS: { readonly [K in keyof CardinalThings]: ThingRule<K> } = {
  decree: {
    all: ({ cardinal }) => (cardinal?.decrees ?? []).map(decree => ({ is: 'decree', decree })),
  },
  challenge: {
    all: ({ cardinal }) => (cardinal?.challenges ?? []).map(challenge => ({ is: 'challenge', challenge })),
  },
};
