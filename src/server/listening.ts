import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Closed } from './closed';
import type { Config } from './config';

/** A guest who takes longer than this to say what he wants keeps a place from others. */
const HEAD_WITHIN = 10_000;
const ALL_WITHIN = 20_000;

/** Opens the house's door, and returns the port; a closed one is told in a sentence that says what to do. */
export function listen(http: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void =>
      reject(new Closed(whyNot(error, port), { cause: error }));
    http.once('error', onError);
    http.headersTimeout = HEAD_WITHIN;
    http.requestTimeout = ALL_WITHIN;
    http.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      http.off('error', onError);
      resolve((http.address() as AddressInfo).port);
    });
  });
}

function whyNot(error: NodeJS.ErrnoException, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: stop the program that uses it, or choose another, with the line PORT=8001 in the file .env`;
    case 'EACCES':
      return `Port ${port} needs more rights: choose another, with the line PORT=8000 in the file .env`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST is no address of this machine: leave it out to open all of them.';
    default:
      return `The server can't listen on port ${port}: ${error.message}`;
  }
}
