import { useCallback, useEffect } from 'react';
import type { TableView } from '../../table/online/wire';
import { house } from './houseApi';
import { noteSitting, useSittings } from './sittings';
import { useHouse, type Heard } from './useHouse';

/** As many as the house looks up at a time. */
const AT_ONCE = 50;

async function tablesOf(ids: readonly string[]): Promise<TableView[]> {
  const parts = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) parts.push(house.mine(ids.slice(at, at + AT_ONCE)));
  return (await Promise.all(parts)).flat();
}

/** The tables of the house at which somebody sits from this browser; which of them are over is noted on the way. */
export function useMyTables(): Heard<TableView[]> {
  const ids = useSittings()
    .map(({ id }) => id)
    .join(' ');
  const heard = useHouse(useCallback(() => tablesOf(ids.split(' ').filter(Boolean)), [ids]));
  const { found } = heard;
  useEffect(() => {
    for (const { id, status } of found ?? []) if (status === 'over') noteSitting(id, { over: true });
  }, [found]);
  return heard;
}
