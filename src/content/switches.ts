export type SwitchName = 'contractMerchantMoveTownsOnly' | 'rightmostCountsForFilledFair';

/** Readings of the rules that a table might prefer otherwise. */
export const SWITCHES: Readonly<Record<SwitchName, boolean>> = {
  /** Q8.12: the Merchant step of a Contract leads to any adjacent space, road spaces included. */
  contractMerchantMoveTownsOnly: false,
  /** Q11.4: at a Fair the rightmost Building does not count as filled. */
  rightmostCountsForFilledFair: false,
};
