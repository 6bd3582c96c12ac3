/** A storage as browsers have it, with so much room; gives what it holds. */
export function installStorage(room = Infinity): Record<string, string> {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
    setItem: (key: string, text: string) => {
      const rest = { ...kept, [key]: text };
      if (Object.values(rest).join('').length > room) throw new Error('QuotaExceededError');
      kept[key] = text;
    },
  };
  const value = new Proxy(kept, {
    get: (_, name): unknown => Reflect.get(methods, name),
  });
  Object.defineProperty(globalThis, 'localStorage', { value, configurable: true });
  return kept;
}

/** A browser that forbids it: every access throws. */
export const forbidStorage = (): void => {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('SecurityError');
    },
    configurable: true,
  });
};

export const removeStorage = (): boolean => Reflect.deleteProperty(globalThis, 'localStorage');
