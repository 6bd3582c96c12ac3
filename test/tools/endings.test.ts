import { once } from 'node:events';
import { importing, startScript, wordsOf } from './tool';

/** What is done to the child 7 where these are the calls. */
async function deeds(platform: string, ...calls: string[]): Promise<unknown> {
  const script = `${importing('endingsOn', 'endings.mjs')}
    const deeds = [];
    const note = (...deed) => void deeds.push(deed);
    const endings = endingsOn('${platform}', { kill: note, run: note });
    ${calls.map(call => `endings.${call};`).join('\n')}
    console.log(JSON.stringify(deeds));`;
  const { words } = await wordsOf(startScript(script));
  return JSON.parse(words);
}

const TREE = ['taskkill', ['/pid', '7', '/t', '/f']];

test('where there are process groups, the group of a child is asked, then forced', async () => {
  expect(await deeds('linux', "ask(7, 'SIGINT')", 'ask(7)', 'force(7)')).toEqual([
    [-7, 'SIGTERM'],
    [-7, 'SIGTERM'],
    [-7, 'SIGKILL'],
  ]);
});

test.each(['SIGINT', 'SIGBREAK', 'SIGHUP'])(
  'on Windows a child that has heard %s itself is left to close in order, and then forced',
  async signal => {
    expect(await deeds('win32', `ask(7, '${signal}')`)).toEqual([]);
    expect(await deeds('win32', `ask(7, '${signal}')`, 'force(7)')).toEqual([TREE]);
  },
);

test('on Windows a child that has heard nothing is ended with all that it started', async () => {
  expect(await deeds('win32', 'ask(7)')).toEqual([TREE]);
  expect(await deeds('win32', "ask(7, 'SIGTERM')")).toEqual([TREE]);
});

test('a command that is ended ends what it started, in order', async () => {
  const child = `process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log('open');`;
  const script = `${importing('run', 'processes.mjs')}
    await run(process.execPath, ['--eval', ${JSON.stringify(child)}]);`;
  const command = startScript(script);
  const said = wordsOf(command);
  if (command.stdout) await once(command.stdout, 'data');
  command.kill('SIGINT');
  expect(await said).toEqual({ code: 130, words: 'open\nclosed\n' });
});

test('a command whose npm is gone closes in order', async () => {
  const inner = `${importing('command', 'trouble.mjs')}
    await command(async () => {
      process.on('SIGTERM', () => { console.log('closed'); process.exit(0); });
      setInterval(() => undefined, 1000);
      console.log('open');
    });`;
  const npm = startScript(
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(inner)}], { stdio: 'inherit' });`,
    { npm_lifecycle_event: 'start' },
  );
  const said = wordsOf(npm);
  if (npm.stdout) await once(npm.stdout, 'data');
  npm.kill('SIGKILL');
  expect((await said).words).toBe('open\nclosed\n');
});
