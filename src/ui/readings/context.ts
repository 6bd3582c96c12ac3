import { createContext, useContext } from 'react';
import type { Readings } from '../../rules/readings';

/** How rules are read at the table in view: nothing where there is no table, or all is usual. */
export const ReadingsContext = createContext<Readings | undefined>(undefined);

export const useReadings = (): Readings | undefined => useContext(ReadingsContext);
