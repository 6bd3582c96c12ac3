/** How npm, Node and the packages say that there is no build of a package for a machine. */
const NO_BUILD =
  /EBADPLATFORM|native binding|native build|Cannot find module '@[^']*(win32|darwin|linux|freebsd)/;

/**
 * What to do where that is what went wrong, in a sentence.
 * @param {string} output what was said
 */
export function adviceForMachine(output) {
  if (!NO_BUILD.test(output)) return undefined;
  return (
    `Some packages have no build for this machine (${process.platform} ${process.arch}): use Linux, macOS or ` +
    'Windows with x64, or Linux or macOS with ARM. On Windows with ARM, Node for x64 will do.'
  );
}
