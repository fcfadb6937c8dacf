/** Where each history entry was scrolled to, kept through a reload in sessionStorage when there is one. */
const KEY = 'gruham:scroll';
const KEPT = 50;

function read(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

export function scrollMemory() {
  const places = read();
  return {
    get: (key: string): number | undefined => places.get(key),
    set: (key: string, top: number): void => {
      places.delete(key);
      places.set(key, top);
    },
    /** Writes the last places; storage that throws costs only this. */
    keep: (): void => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...places].slice(-KEPT)));
      } catch {
        // A reload then starts at the top.
      }
    },
  };
}
