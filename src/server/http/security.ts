import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { FRAME_ORIGINS } from '@/domain/embeds';
import type { Config } from '../kernel/config';

/** Hashes of the style element that sonner 2.0.8 inserts: while it is empty, and with its text. */
const STYLE_HASHES: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** What the pages use themselves. What a player needs (fullscreen and the like) is left to the frame's own `allow`. */
const OWN = ['clipboard-write', 'geolocation', 'microphone'];
/** What the product never asks a browser for, so that no script or frame in it can. */
const NEVER = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
/** Passkeys are the operators' alone. */
const OF_CONSOLE = ['publickey-credentials-create', 'publickey-credentials-get'];
const permissions = (own: readonly string[], never: readonly string[]): string =>
  [...own.map((name) => `${name}=(self)`), ...never.map((name) => `${name}=()`)].join(', ');
const PERMISSIONS = permissions(OWN, [...NEVER, ...OF_CONSOLE]);
const CONSOLE_PERMISSIONS = permissions(OF_CONSOLE, [...NEVER, ...OWN]);

const EXPOSED = 'X-Total-Count, Link, X-Sorts, X-Filters, X-Price-Bands, X-Counts, X-Places, X-States, Retry-After';

/**
 * A strict content policy, and the answers to browsers that come from another, named origin. `styleHash`: the
 * styles that stand in finished pages.
 */
export function security(app: FastifyInstance, { origins, imgOrigins }: Config, styleHash: string | null): void {
  // Made once, not at each request.
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...STYLE_HASHES, ...(styleHash === null ? [] : [styleHash])],
        imgSrc: ["'self'", 'data:', 'blob:', ...imgOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameSrc: ["'self'", ...FRAME_ORIGINS],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Only behind TLS: a browser that has once seen it refuses plain http for good.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  app.addHook('onRequest', (request, reply, done) => policy(request.raw, reply.raw, (error) => done(error as Error)));
  app.addHook('onRequest', async (request, reply) => {
    const isConsole = /^\/console(?:[/?]|$)/.test(request.url);
    void reply.header('Permissions-Policy', isConsole ? CONSOLE_PERMISSIONS : PERMISSIONS);
    if (request.protocol === 'https')
      void reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    // Answers differ by who asks, and by the origin that may read them. They are no pages to be found by a search.
    if (request.url.startsWith('/api/'))
      void reply.headers({ Vary: 'Authorization, Origin', 'X-Robots-Tag': 'noindex' });
    if (isConsole) {
      // Another origin that may read the API has nothing to read here.
      void reply.header('X-Robots-Tag', 'noindex, nofollow');
      return;
    }
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
