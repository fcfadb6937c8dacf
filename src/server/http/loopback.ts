import type { FastifyRequest } from 'fastify';
import type { Config } from '../kernel/config';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i;

/**
 * What proxies, load balancers and content networks add to say for whom they ask: RFC 7239 (Forwarded), RFC 9110 (Via), the
 * names of the large ones, and every name that begins with x-, of which a browser that opens a page sends none.
 */
const PROXIED = /^(x-|cf-|cdn-|fly-|fastly-|akamai-|ali-|incap-|true-|wl-|proxy-|client-ip|via$|forwarded)/;

/** Whether the server is bound to this machine alone. */
const isBoundHere = ({ host }: Pick<Config, 'host'>): boolean => LOOPBACK.test(host);

/** Whether this is the demo or development, and serves no other machine: behind a proxy it would serve them all. */
export const isDemoHere = ({ demo, trustProxy, host }: Config): boolean => demo && !trustProxy && isBoundHere({ host });

/**
 * Whether the caller seems to sit at this very machine: by the socket, by the name it called, and through no proxy that
 * says so. A proxy that says nothing cannot be told from a neighbour: what is secret asks for more than this.
 */
export function isAtThisMachine({ raw, headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const proxied = Object.keys(headers).some((name) => PROXIED.test(name));
  return !proxied && LOOPBACK.test(host) && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}
