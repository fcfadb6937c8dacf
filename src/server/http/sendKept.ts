import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../pages/keptAnswers';
import { bytesFor } from '../pages/packed';

const knows = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((each) => each.trim() === etag) ?? false;

/** Sends an answer that is the same for everybody: 304 to who has it, else its bytes as the browser takes them. */
export async function sendKept(
  { headers: asked }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { status, headers, body } = answer;
  const vary = [reply.getHeader('Vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  void reply.headers({ ...headers, 'Cache-Control': 'no-cache', ETag: body.etag, Vary: vary });
  if (status === 200 && knows(asked['if-none-match'], body.etag)) {
    reply.removeHeader('Content-Type');
    return reply.code(304).send();
  }
  const [bytes, encoding] = await bytesFor(body, asked['accept-encoding']);
  if (encoding !== null) void reply.header('Content-Encoding', encoding);
  return reply.code(status).send(bytes);
}
