/** The house stays closed, or a wish is not done: the message says what happened, what is safe and what to do. */
export class Closed extends Error {}
