import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Gives public answers of the API a mark of their content, so that a browser that has them already gets 304 and no body.
 * Weak, because the same answer travels under several encodings.
 */
export function etags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const marked =
      reply.statusCode === 200 && reply.getHeader('Cache-Control') === 'no-cache' && request.url.startsWith('/api/');
    if (!marked || typeof payload !== 'string') return payload;
    const mark = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    void reply.header('ETag', mark);
    const known = request.headers['if-none-match'];
    if (known === undefined || !known.split(',').some((each) => each.trim() === mark)) return payload;
    reply.code(304).removeHeader('Content-Type');
    return null;
  });
}
