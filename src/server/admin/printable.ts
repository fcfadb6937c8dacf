/** Text that strangers wrote, without what could steer a terminal; '' for anything else. */
export const printable = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : '';

/** Says how many a list holds beyond those that were shown; nothing when they are all of it. */
export function sayMore(say: (line: string) => void, { length }: readonly unknown[], total: number): void {
  if (total > length) say(`… and ${total - length} more.`);
}
