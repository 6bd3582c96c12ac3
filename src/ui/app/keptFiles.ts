/** Of the fonts only the form that every browser with a service worker reads; maps are for who looks into the code. */
const isNeeded = (file: string): boolean => !file.endsWith('.woff') && !file.endsWith('.map');

/** Which of the built files the service worker keeps, so that every game can be begun and played offline. */
export const filesToKeep = (built: readonly string[]): string[] => built.filter(isNeeded);
