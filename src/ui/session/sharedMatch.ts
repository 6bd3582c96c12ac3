import { loadMatch, matchKey, savedText, type SavedMatch, type Saving } from './savedMatches';
import { whenSeen } from './seen';
import { dropUnwritten, lyingText, onForeign, writeSoon, writeText } from './storage';

/**
 * A saved game that other pages of this browser may have open as well. It is written only over what was read or
 * written here last: what another page has made of it meanwhile stays, and is to be taken over.
 */
export class SharedMatch {
  private readonly id: string;
  private readonly key: string;
  private revision: number;
  /** As it lies there for all this page knows: as it found it, or as it wrote it where that fitted in. */
  private known: readonly (string | undefined)[];
  private hasWritten = false;

  constructor({ id, revision = 0 }: Pick<SavedMatch, 'id' | 'revision'>) {
    this.id = id;
    this.key = matchKey(id);
    this.revision = revision;
    this.known = [lyingText(this.key)];
  }

  /** Another page has written it. One that was deleted is nobody's: it comes back when it is played on. */
  get isForeign(): boolean {
    const lying = lyingText(this.key);
    return lying !== undefined && !this.known.includes(lying);
  }

  /** Reads what another page has written; `lost`: something of this page did not get into it. */
  takeOver(): { found: SavedMatch | undefined; lost: boolean } {
    const unsaved = dropUnwritten(this.key);
    const found = loadMatch(this.id);
    const revision = found?.revision ?? 0;
    // two wrote at the same moment: the other one had not seen what this page wrote
    const overwritten = this.hasWritten && revision <= this.revision;
    this.known = [lyingText(this.key)];
    this.revision = revision;
    this.hasWritten = false;
    return { found, lost: unsaved || overwritten };
  }

  save(match: Saving): boolean {
    return writeText(this.key, this.newText(match));
  }

  /** The same a moment later: the match as it is then, unless another page was faster. */
  saveSoon(match: () => Saving, overtaken: () => void): void {
    writeSoon(this.key, () => {
      if (!this.isForeign) return this.newText(match());
      overtaken();
      return undefined;
    });
  }

  /** Hears of it when another page has written, at the latest when somebody looks at this one again. */
  onForeign(hear: () => void): () => void {
    const look = (): void => {
      if (this.isForeign) hear();
    };
    const leave = onForeign(this.key, look);
    const stopLooking = whenSeen(look);
    return () => {
      leave();
      stopLooking();
    };
  }

  private newText(match: Saving): string {
    this.revision += 1;
    this.hasWritten = true;
    const text = savedText({ ...match, revision: this.revision });
    this.known = [lyingText(this.key), text];
    return text;
  }
}
