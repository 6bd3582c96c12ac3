/**
 * Counts the changes after which a game that was recorded before does not come out the same: other rules, other
 * values in the box, another form of the state. The golden games in test/games tell when it is time.
 */
export const RULES_VERSION = 2 as const;
