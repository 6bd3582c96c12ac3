/** Which of the built files the service worker keeps, for playing offline. */

/** The files of a box are called so after its entry, `<name>.box`: they come when a game names it. */
const BOX = /\/([a-z]+)\.box\.[^/]*$/;

export const boxOfFile = (file: string): string | undefined => BOX.exec(file)?.[1];

/** Of the fonts only the form that every browser with a service worker reads. */
const isNeeded = (file: string): boolean => !file.endsWith('.woff') && !file.endsWith('.map');

/** What is kept from the start: everything but boxes, and of those what an earlier version had kept. */
export function filesToKeep(built: readonly string[], before: readonly string[]): string[] {
  const boxes = new Set(before.map(boxOfFile));
  return built.filter(
    file => isNeeded(file) && (boxOfFile(file) === undefined || boxes.has(boxOfFile(file))),
  );
}
