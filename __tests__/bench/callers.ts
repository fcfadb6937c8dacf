import { Agent, get } from 'node:http';

interface Asking {
  /** Connections that ask at the same time. */
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Callers of a server, each with a connection that stays open and asks again as soon as it is answered. */
export function callers(origin: string, { connections, headers = {} }: Asking) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (path: string) =>
    new Promise<number>((done, fail) => {
      const begun = performance.now();
      get(`${origin}${path}`, { agent, headers }, (answer) => {
        answer.resume().on('end', () => done(performance.now() - begun));
      }).on('error', fail);
    });

  /** How many answers a second all of them get, and of their times the middle one and the 99th of 100, ms. */
  async function rate(count: number, pathOf: (turn: number) => string) {
    let turn = 0;
    const times: number[] = [];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        while (turn < count) times.push(await ask(pathOf(turn++)));
      }),
    );
    const took = performance.now() - begun;
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
    return { perSecond: (1000 * times.length) / took, p50: at(0.5), p99: at(0.99) };
  }
  return { ask, rate };
}
