import { useEffect, useState } from 'react';
import { findRecord, recordAtHand, type Found } from './findRecord';

/** The record at an address: of this device, else of the house; `undefined` while it is on its way. */
export function useFound(id: string): Found | undefined {
  const [found, setFound] = useState<Found | undefined>(() => {
    const record = recordAtHand(id);
    return record && { record };
  });
  useEffect(() => {
    if (!found) void findRecord(id).then(setFound);
  }, [id, found]);
  return found;
}
