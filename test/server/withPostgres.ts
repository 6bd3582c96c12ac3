import { postgresPrograms, startCluster, type Cluster } from './postgres';

/**
 * Tests with a PostgreSQL of their own; where it is not installed, one test says instead what was not tried.
 * `start` starts it.
 */
export function withPostgres(
  name: string,
  { missing }: { missing: string },
  tests: (start: () => Promise<Cluster>) => void,
): void {
  const programs = postgresPrograms();
  if (programs === undefined)
    test(`PostgreSQL is not installed here: ${missing}`, () => {
      expect(postgresPrograms()).toBeUndefined();
    });
  else describe(name, () => tests(() => startCluster(programs)));
}
