import type { FastifyRequest } from 'fastify';

/**
 * Under which origin this site is known: the one it was told, else the one that the caller asked for. A proxy's
 * X-Forwarded-Host is never believed: with TRUST_PROXY the origin must be told. Null when the caller's Host holds anything
 * that no host has: it must not come into a page.
 */
export function originOf(request: FastifyRequest, publicOrigin: string | null): string | null {
  if (publicOrigin !== null) return publicOrigin;
  const { protocol } = request;
  const { host = '' } = request.headers;
  if (!/^[A-Za-z0-9.:-]+$/.test(host) || !/^https?$/.test(protocol)) return null;
  const origin = `${protocol}://${host}`;
  return URL.canParse(origin) ? new URL(origin).origin : null;
}
