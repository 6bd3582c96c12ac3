import type { ServerResponse } from 'node:http';
import type { Socket as Connection } from 'engine.io';
import { isText } from '../given';

/**
 * What was made for the lines of guests and has not gone out. Who asks and doesn't read would fill the memory of the
 * house with answers: his line is cut first, and all lines of one address have one measure together.
 */

const MIB = 2 ** 20;
const MOST = { line: MIB, address: 16 * MIB };

interface Packet {
  readonly data?: unknown;
}

/** What engine.io tells of the ways that a line can go. */
interface Transport {
  /** The answer that a waiting poll gets. */
  readonly res?: ServerResponse;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

export class Backlog {
  /** Bytes by line, by address. */
  private readonly waiting = new Map<string, Map<Connection, number>>();

  constructor(
    private readonly cut: (line: Connection) => void,
    private readonly most = MOST,
  ) {}

  /** Looks after a line from now on. */
  watch(line: Connection, address: string): void {
    // made, and not handed on yet
    let made = 0;
    line.on('packetCreate', ({ data }: Packet) => {
      const size = sizeOf(data);
      made += size;
      this.add(address, line, size);
    });
    line.on('flush', () => {
      const size = made;
      made = 0;
      whenGone(line.transport, () => this.add(address, line, -size));
    });
    line.once('close', () => this.add(address, line, -made));
  }

  private add(address: string, line: Connection, size: number): void {
    const lines = this.waiting.get(address) ?? new Map<Connection, number>();
    const now = (lines.get(line) ?? 0) + size;
    if (now > 0) lines.set(line, now);
    else lines.delete(line);
    if (lines.size > 0) this.waiting.set(address, lines);
    else this.waiting.delete(address);
    if (size <= 0) return;
    if (now > this.most.line) this.cut(line);
    else if (sum(lines.values()) > this.most.address) this.cut(largest(lines));
  }
}

const sizeOf = (data: unknown): number =>
  isText(data) ? Buffer.byteLength(data) : Buffer.isBuffer(data) ? data.length : 0;

/** Of a web socket: when the network has taken it. Of a poll: when its answer has been read, or nobody is there. */
function whenGone(transport: Transport, gone: () => void): void {
  if (transport.res) {
    transport.res.once('close', gone);
    return;
  }
  const once = (): void => {
    transport.off('drain', once);
    transport.off('close', once);
    gone();
  };
  transport.once('drain', once);
  transport.once('close', once);
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

const largest = (lines: ReadonlyMap<Connection, number>): Connection =>
  [...lines].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
