import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i;

/** Whether this is the demo or development, and serves no other machine. */
export const isDemoHere = ({ demo, host }: Config): boolean => demo && LOOPBACK.test(host);

/** Whether the caller sits at this very machine: by the socket, by the name it called, and through no proxy. */
export function isAtThisMachine({ raw, headers }: FastifyRequest): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const forwarded = Object.keys(headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return !forwarded && LOOPBACK.test(host) && LOOPBACK.test(raw.socket.remoteAddress ?? '');
}
