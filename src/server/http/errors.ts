import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, Refusal } from './refusal';

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request could not be understood.',
  413: 'This is too large to be sent.',
  415: 'Requests are sent as application/json.',
  429: 'Too many requests. Please try again in a little while.',
};

/** Every error leaves in the one shape; what broke inside stays inside, in the log. */
export function errorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof Refusal) return reply.code(error.status).send(errorBody(error.message));
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send(errorBody(WORDS[status] ?? error.message));
    request.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    return reply.code(500).send(errorBody('Something went wrong on our side. Please try again.'));
  });
}
