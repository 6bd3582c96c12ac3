import { Client } from 'pg';
import type { Cluster } from '../server/postgres';
import { findsAsItWas, openHouses } from './houses';
import { keptDump, keptTables, VERSIONS } from './kept';
import { withPostgres } from '../server/withPostgres';

/** The tables of an earlier house in a PostgreSQL go on, with their people at two processes. */

jest.setTimeout(600_000);

withPostgres('in a PostgreSQL', { missing: 'the kept dump was not tried' }, start => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await start();
  });
  afterAll(() => cluster.stop());

  test.each(VERSIONS)('the tables of %s, at two processes', async version => {
    const url = await cluster.newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(keptDump(version)).finally(() => client.end());
    const houses = await openHouses({ DATABASE_URL: url }, { DATABASE_URL: url });
    try {
      for (const table of keptTables(version)) await findsAsItWas(houses.urls, table);
    } finally {
      await houses.close();
    }
  });
});
