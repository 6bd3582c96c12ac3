import type { State } from '../../../rules/model';
import { sumOfTexts, type Sums } from '../sum';
import { asVersion2 } from './asVersion2';
import { CameIn } from './cameIn';

/** The sums of the second format: of the state as it was written then. */
export class SumsOfVersion2 implements Sums {
  private readonly wheelTiles = new CameIn();
  private readonly facts = new CameIn();

  /** Nothing stood before the first one. */
  before(): string {
    return '';
  }

  follow({ wheel, facts }: State): void {
    this.wheelTiles.follow(wheel.tiles);
    this.facts.follow({ ...facts });
  }

  at(before: string, lines: readonly string[], state: State): string {
    return sumOfTexts([before, ...lines, this.write(state)]);
  }

  /** The state that was followed last. */
  write(state: State): string {
    return asVersion2(state, { wheelTiles: this.wheelTiles.order, facts: this.facts.order });
  }
}
