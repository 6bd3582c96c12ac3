import { PROBLEMS } from '../table/online/problems';

/** Why not, as a word for the program and a sentence for whoever reads it; the screen has its own for each word. */
export class Problem extends Error {
  constructor(
    readonly why: keyof typeof PROBLEMS,
    detail?: string,
    options?: ErrorOptions,
  ) {
    super(detail === undefined ? PROBLEMS[why] : `${PROBLEMS[why]} (${detail})`, options);
  }
}
