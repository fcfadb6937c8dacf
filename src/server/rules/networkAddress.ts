import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hex without leading zeros. */
function groups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const of = (part: string) => (part === '' ? [] : part.split(':'));
  const before = of(head);
  const after = tail === undefined ? [] : of(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}

/** What counts as one address for limits: an IPv4 address, or the /64 network of an IPv6 one (a line's own to hand out). */
export function oneAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(plain) ? groups(plain).slice(0, 4).join(':') : plain;
}
