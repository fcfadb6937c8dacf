import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { startServer, type RealServer } from './realServer';
import { patient } from './patience';

interface LiveSite {
  readonly server: RealServer;
  readonly browser: Browser;
  /** The id of the first record that an API path answers with, e.g. `property?city=Tirupati`. */
  readonly firstId: (path: string) => Promise<string>;
}

/** For the tests of one file: the product as `npm start` serves it, and a browser. Both begin before them and end with them. */
export function liveSite(env: Readonly<Record<string, string>> = {}): LiveSite {
  let server: RealServer | null = null;
  let browser: Browser | null = null;
  beforeAll(async () => {
    server = await startServer(env);
    browser = await launch();
  }, patient(180_000));
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  const started = <T>(part: T | null): T => {
    if (part === null) throw new Error('The site has not started yet.');
    return part;
  };
  return {
    get server() {
      return started(server);
    },
    get browser() {
      return started(browser);
    },
    firstId: async (path) => {
      const rows = (await (await fetch(`${started(server).origin}/api/${path}`)).json()) as { _id: string }[];
      return rows[0]?._id ?? '';
    },
  };
}
