import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { FRAME_ORIGINS } from '@/domain/embeds';
import type { Config } from '../config';

/** Hashes of the style element that sonner 2.0.8 inserts: while it is empty, and with its text. */
const STYLE_HASHES: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

const EXPOSED = 'X-Total-Count, Link, X-Sorts, X-Price-Bands, Retry-After';

/** A strict content policy, and the answers to browsers that come from another, named origin. */
export async function security(app: FastifyInstance, { origins }: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...STYLE_HASHES],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...FRAME_ORIGINS],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Only behind TLS: a browser that has once seen it refuses plain http for good.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https')
      void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // Answers differ by who asks, and by the origin that may read them.
    if (request.url.startsWith('/api/')) void reply.header('Vary', 'Authorization, Origin');
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    void reply.headers({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': EXPOSED,
    });
    if (request.method === 'OPTIONS') {
      await reply
        .headers({
          'Access-Control-Allow-Methods': 'GET, POST',
          'Access-Control-Allow-Headers': 'Authorization, Content-Type',
          'Access-Control-Max-Age': '600',
        })
        .code(204)
        .send();
    }
  });
}
