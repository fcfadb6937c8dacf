import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../pages/keptAnswers';
import { bytesFor } from '../pages/packed';
import { hasTag } from './conditionalRequests';

/** Says that an answer is another one for who takes other encodings. */
export const varyOnEncoding = (reply: FastifyReply): FastifyReply =>
  reply.header('Vary', [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', '));

/** Sends an answer that is the same for everybody: 304 to who has it, else its bytes as the browser takes them. */
export async function sendKept(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { status, headers, body } = answer;
  const tags = asked['if-none-match'];
  void varyOnEncoding(reply).headers({ ...headers, 'Cache-Control': 'no-cache', ETag: body.etag });
  if (status === 200 && tags !== undefined && hasTag(tags, body.etag)) {
    reply.removeHeader('Content-Type');
    return reply.code(304).send();
  }
  const [bytes, encoding] = await bytesFor(body, asked['accept-encoding']);
  if (encoding !== null) void reply.header('Content-Encoding', encoding);
  return reply.code(status).send(bytes);
}
