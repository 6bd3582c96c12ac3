/**
 * A machine that is shared stands still at times: what hangs on its clock, a browser or a line, may be tried a second
 * time where `.ci/run` allows it, which tells each such test by name.
 */

const hangsOnClock = /[\\/]test[\\/](browser|server)[\\/]/;

if (process.env['TILETUM_SECOND_TRY'] !== undefined && hangsOnClock.test(expect.getState().testPath ?? ''))
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
