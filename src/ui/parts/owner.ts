import { OWNERS, type Owner } from '../pictures/owners';

/** Whose picture goes with a colour that was kept as text. */
export const ownerOf = (colour: string): Owner => OWNERS.find(owner => owner === colour) ?? 'cardinal';
