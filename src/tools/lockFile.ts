/** What package-lock.json says, and whether it has all that machines of other kinds need. */

export interface LockedPackage {
  readonly version?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** The entries by their folders: `node_modules/koa/node_modules/debug`. */
export type Lock = Readonly<Record<string, LockedPackage>>;

export interface Machine {
  readonly os: 'darwin' | 'linux' | 'win32';
  readonly cpu: 'arm64' | 'x64';
}

export const MACHINES: readonly Machine[] = [
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
  { os: 'linux', cpu: 'x64' },
  { os: 'linux', cpu: 'arm64' },
];

/** The C library of the Linux that most people have; the other machines know no choice. */
export const LIBC = 'glibc';

const MODULES = 'node_modules/';

export const packageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);

/** Where Node finds a package from a folder: in its own, or in the nearest one above it. */
export function entryFor(lock: Lock, folder: string, name: string): LockedPackage | undefined {
  for (let from = folder; ; from = from.slice(0, Math.max(0, from.lastIndexOf(`/${MODULES}`)))) {
    const entry = lock[from === '' ? MODULES + name : `${from}/${MODULES}${name}`];
    if (entry || from === '') return entry;
  }
}

const EXACT = /^\d+\.\d+\.\d+$/;

/** What some package asks for and the lock lacks, or has in another version than the exact one asked for. */
export function missingIn(lock: Lock): string[] {
  return Object.entries(lock).flatMap(([folder, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([name, version]) => {
        const found = entryFor(lock, folder, name);
        return !found || (EXACT.test(version) && found.version !== version);
      })
      .map(([name, version]) => `${name}@${version}, which ${folder} asks for`),
  );
}

export const isNative = ({ os, cpu, libc }: LockedPackage): boolean => Boolean(os ?? cpu ?? libc);

const allows = (list: readonly string[] | undefined, value: string): boolean =>
  !list || list.includes(value) || (list.every(one => one.startsWith('!')) && !list.includes(`!${value}`));

export const runsOn = ({ os, cpu, libc }: LockedPackage, machine: Machine): boolean =>
  allows(os, machine.os) && allows(cpu, machine.cpu) && (machine.os !== 'linux' || allows(libc, LIBC));

/** The native packages that a machine needs. */
export const nativeFor = (lock: Lock, machine: Machine): string[] =>
  Object.entries(lock)
    .filter(([, entry]) => isNative(entry) && runsOn(entry, machine))
    .map(([folder]) => packageName(folder));

/** The packages that come in a part for each kind of machine, and the parts of each. */
export const families = (lock: Lock): Map<string, [string, LockedPackage][]> =>
  new Map(
    Object.entries(lock)
      .map(([folder, { optionalDependencies = {} }]): [string, [string, LockedPackage][]] => [
        packageName(folder),
        Object.keys(optionalDependencies).flatMap((name): [string, LockedPackage][] => {
          const entry = entryFor(lock, folder, name);
          return entry && isNative(entry) ? [[name, entry]] : [];
        }),
      ])
      .filter(([, parts]) => parts.length > 1),
  );
