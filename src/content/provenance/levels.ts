import type { Origin } from '../vocabulary';

export const rulebook: Origin = { level: 'rulebook' };
export const photo: Origin = { level: 'photo' };
export const derived: Origin = { level: 'derived' };
