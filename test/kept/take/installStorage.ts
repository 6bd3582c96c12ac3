import { installStorage } from '../../ui/storageDouble';

/** The storage of a browser, before any code of the page looks for it. */
export const entries = installStorage();
