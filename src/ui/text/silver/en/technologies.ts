import type { Technology } from '../../../../content/silver/words';
import type { Message } from '../../message';

const names = {
  'technology.character': 'Character',
  'technology.die': 'Die',
  'technology.king': 'King',
  'technology.merchant': 'Merchant',
  'technology.prospector': 'Prospector',
  'technology.contract': 'Contract',
  'technology.resource': 'Resource',
  'technology.joker': 'Joker',
  'technology.architect': 'Architect',
} satisfies Record<`technology.${Technology}`, Message>;

/** What each tier does, from the moment it is reached. */
const does = {
  'tier.character1': 'Placing a Crest costs you 1 food less.',
  'tier.character2': 'Each of your Bonus Action Point markers is worth 1 more.',
  'tier.character3': 'When you complete a Building: receive the bonus of each Character in it, in any order.',
  'tier.die1': 'Before you take a die: turn it by exactly 3 for 2 gold.',
  'tier.die2': 'A die of another colour and value than all your dice: one step with one of your pieces.',
  'tier.die3': 'With the resources of your die: you may take 1 silver in place of one of them.',
  'tier.king1': 'When your King action begins: gain 2 gold.',
  'tier.king2': 'Now and at the end of each King phase: *King* action with 2 points.',
  'tier.king3': 'When your King action begins: you may turn up two tiles of the stack below and keep one.',
  'tier.merchant1': 'Your Merchant action has 1 more point.',
  'tier.merchant2': 'When you place a House: you may receive the bonus of one Character of yours.',
  'tier.merchant3': 'Now and in each King phase: 1 point for each of your Houses on the maps.',
  'tier.prospector1': 'Your Prospector action has 1 more point.',
  'tier.prospector2': 'When you open a Mine: gain 3 resources of one kind.',
  'tier.prospector3': 'The movement point is 2 Prospector points, for whatever you like and whenever.',
  'tier.contract1': 'Every Contract asks you for 1 resource less, but for at least 1.',
  'tier.contract2':
    'Once in a Contract action: you may turn up three Contracts and take any of them for 2 points each.',
  'tier.contract3': 'Each exchange of a Contract action brings one more resource of your choice.',
  'tier.resource1': 'Take a Resource Bonus tile for good: you may spend that resource as gold.',
  'tier.resource2': 'A die of that colour brings 2 more of that resource.',
  'tier.resource3': 'The action of a die of that colour has 2 more points.',
  'tier.joker1': 'Your Joker action has 1 more point.',
  'tier.joker2': 'When your Joker action begins: *King* action with 1 point.',
  'tier.joker3':
    'Now: an action of your choice with 2 points. From now on you may split your Joker over two actions.',
  'tier.architect1': 'Your Architect action has 1 more point.',
  'tier.architect2': 'After each contribution: *King* action with 2 points.',
  'tier.architect3': 'A contribution costs you 1 silver, 2 gold or 2 stone less, but at least 1.',
} satisfies Record<`tier.${Technology}${1 | 2 | 3}`, Message>;

export const englishSilverTechnologies = {
  ...names,
  ...does,
  'technology.tier': ({ name, level }: { name: string; level: string }) => `${name} ${level}`,
  'technology.kind': 'Technology',
  'technology.price': ({ price, points }: { price: string; points: string }) =>
    `Costs ${price}, is worth ${points} at the end.`,
};
