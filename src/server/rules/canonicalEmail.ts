const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address leads to, by which mail to it is measured: `Asha+1@Mail.in` is `asha@mail.in`, and Gmail
 * reads no dots. Never where mail is sent to, and never by whom an account is known: elsewhere these may be two people.
 */
export function canonicalEmail(address: string): string {
  const plain = address.normalize('NFKC').trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at < 1) return plain;
  const [box = ''] = plain.slice(0, at).split('+', 1);
  const host = plain.slice(at + 1);
  return GMAIL.has(host) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${host}`;
}
