import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { setNow } from '@/domain/site';
import type { Config } from '../kernel/config';
import { named, siteBlock } from './preview/template';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The console's one page and its files, which the build left beside the client's; nothing where there are none. */
export async function consolePage(app: FastifyInstance, { clientDir }: Pick<Config, 'clientDir'>): Promise<void> {
  const folder = join(clientDir, '..', 'console');
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/console/assets/',
    decorateReply: false,
    preCompressed: true,
    maxAge: YEAR_MS,
    immutable: true,
  });
  for (const url of ['/console', '/console/*'])
    app.get(url, (_request, reply) =>
      reply
        .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .send(named(html).replace('</head>', () => `${siteBlock(setNow())}</head>`)),
    );
}
