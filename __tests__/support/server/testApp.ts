import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { readConfig, type Config } from '@/server/kernel/config';
import type { Db } from '@/server/db/schema';
import { buildApp } from '@/server/http/app';
import { databaseUrlOf, dropDatabase, openTestDatabase } from '../postgres/databases';
import { openedSession } from './callers';
import { fillWorld, NOW, testProjects, testProperties, type TestProject, type TestProperty } from './world';
import { newFolder } from '../newFolder';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly config: Config;
  readonly db: Db;
  readonly dataDir: string;
  readonly properties: readonly TestProperty[];
  readonly projects: readonly TestProject[];
  /** The clock that the server reads, ms since 1970. */
  readonly clock: { now: number };
  readonly get: (url: string, headers?: InjectOptions['headers']) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    payload: object | string,
    headers?: InjectOptions['headers'],
  ) => Promise<LightMyRequestResponse>;
  /** The token of a new session of this user; no password is asked for, and no limit counts it. */
  readonly tokenOf: (user: { readonly id: string }) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface TestAppOptions {
  properties?: number;
  projects?: number;
  config?: Partial<Config>;
  readers?: number;
}

/** A whole server without a port, over a real database in a folder of its own. */
export async function testApp({
  properties = 150,
  projects = 50,
  config: changes = {},
  readers = 0,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = newFolder();
  const rows = { properties: testProperties(properties), projects: testProjects(projects) };
  const filling = {
    name: `world-${properties}-${projects}`,
    fill: (all: Db) => all.transaction().execute((whole) => fillWorld(whole, rows.properties, rows.projects)),
  };
  const { db } = await openTestDatabase(dataDir, { readers, filling });
  const clock = { now: NOW };
  const config: Config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, '/'),
    clientDir: join(dataDir, 'client'),
    databaseUrl: databaseUrlOf(dataDir),
    ...changes,
  };
  const app = await buildApp({ config, db, now: () => clock.now });
  const get: TestApp['get'] = (url, headers = {}) => app.inject({ method: 'GET', url, headers });
  const post: TestApp['post'] = (url, payload, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
  return {
    app,
    config,
    db,
    dataDir,
    ...rows,
    clock,
    get,
    post,
    tokenOf: ({ id }) => openedSession(db, id, { at: clock.now }),
    close: async () => {
      await app.close();
      await db.destroy();
      await dropDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const appOf =
  (begin: (work: () => Promise<void>) => void, end: (work: () => Promise<void>) => void) =>
  (options?: TestAppOptions): TestApp => {
    const app = {} as TestApp;
    begin(async () => {
      Object.assign(app, await testApp(options));
    });
    end(() => app.close());
    return app;
  };

/** A server of its own for each test of a file, which ends with it. */
export const appOfEach = appOf(beforeEach, afterEach);

/** One server for all tests of a file. */
export const appOfAll = appOf(beforeAll, afterAll);
