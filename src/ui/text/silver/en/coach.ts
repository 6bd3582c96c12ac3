/** Hints of the coach about what lies below. */
export const englishSilverCoach = {
  'coach.below': 'One die, two ways',
  'coach.below.text':
    'A die of a copper section can also bring a Prospector action. He walks below, as the Merchant does in Europe.',
  'coach.mineAction': 'The Prospector',
  'coach.mineAction.text':
    'A step, a Mine, a House, a Pillar or a tile where yours stands: 1 point each. Mines pay in every King phase.',
  'coach.hire': 'One more Prospector',
  'coach.hire.text':
    'Silver sends one into a map where you have none yet. It is a Task: it costs no point. Deeper maps cost more.',
  'coach.tablets': 'Tablets on the way',
  'coach.tablets.text':
    'Whoever crosses one first gets what it says; then an X covers it for everybody. What has a price you may decline.',
  'coach.tiers': 'Technologies',
  'coach.tiers.text':
    'At any time in your turn Silver buys your next tier. It works to the end, and pays its price in points.',
  'coach.stepIcon': 'The step arrow',
  'coach.stepIcon.text':
    'Your die lay in its section: once in this turn one of your Prospectors walks a step for free, whatever the action.',
  'coach.noMine': 'No Mine at hand',
  'coach.noMine.text':
    'Locked Mines do not help. On 0 or above on the King track one comes to hand in each King phase.',
  'coach.paidHelper': 'A Helper with a price',
  'coach.paidHelper.text':
    'It works only if you pay all of its price as you use it. Until then it fills your Storehouse.',
  'coach.mineIncome': 'What the King phase brings',
  'coach.mineIncome.text':
    'First 1 Silver for each of your Mines. Later your space may bring Silver from its ribbon, and a locked Mine.',
  'coach.overlay': 'The last round',
  'coach.overlay.text':
    'Mines count in the final product: one factor stays, the other is the larger of two. 2 Silver left are worth 1 point.',
};
