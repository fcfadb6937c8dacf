import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '@/server/kernel/config';
import { buildApp, type AppOptions } from '@/server/http/app';
import type { TestApp } from './testApp';

const TEMPLATE =
  '<!doctype html><html><head><meta charset="utf-8"/><title>Gruham</title>' +
  '<meta name="description" content="The plain words"/><meta property="og:title" content="Gruham"/>' +
  '<link rel="icon" href="/icon.svg"></head><body><div id="root"></div></body></html>';

/** A server over the same database that also has a built client, with nothing in it but the page. */
export async function builtApp(
  base: TestApp,
  env: Readonly<Record<string, string>> = {},
  more: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const clientDir = join(base.dataDir, 'built-page');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'index.html'), TEMPLATE);
  const config = readConfig({ DATA_DIR: base.dataDir, CLIENT_DIR: clientDir, LOG_LEVEL: 'silent', ...env }, '/');
  return buildApp({ config, db: base.db, now: () => base.clock.now, ...more });
}
