import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, rootOf } from '@/domain/languages';
import type { Context } from '../handlers/context';
import { named, siteBlock } from './preview/template';
import { siteIn } from './siteIn';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * The console's one page and its files in each language that the build left beside the client's: English at `/console`,
 * the others at `/console/te` and `/console/hi`. Nothing where there are none.
 */
export async function consolePage(app: FastifyInstance, { db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  for (const { code } of LANGUAGES) {
    const folder = join(config.clientDir, '../console', code);
    const file = join(folder, 'index.html');
    if (!existsSync(file)) continue;
    const html = readFileSync(file, 'utf8');
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `/console/${code}/assets/`,
      decorateReply: false,
      preCompressed: true,
      maxAge: YEAR_MS,
      immutable: true,
    });
    const root = `/console${rootOf(code)}`;
    for (const url of [root, `${root}/*`])
      app.get(url, async (_request, reply) => {
        const block = siteBlock(await siteIn(db, code));
        return reply
          .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
          .send(named(html).replace('</head>', () => `${block}</head>`));
      });
  }
}
