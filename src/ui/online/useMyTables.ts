import { useCallback, useEffect } from 'react';
import type { PublicTable } from '../../table/online/wire';
import { houseApi } from './houseApi';
import { noteSitting, useSittings } from './sittings';
import { useHouse, type Heard } from './useHouse';

/** As many as the house looks up at a time. */
const AT_ONCE = 50;

async function tablesOf(ids: readonly string[]): Promise<PublicTable[]> {
  const parts = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) parts.push(houseApi.mine(ids.slice(at, at + AT_ONCE)));
  return (await Promise.all(parts)).flat();
}

/** The tables of the house at which somebody sits from this browser; which of them are over is noted on the way. */
export function useMyTables(): Heard<PublicTable[]> {
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
