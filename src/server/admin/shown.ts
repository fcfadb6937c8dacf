/** Text that strangers wrote, without what could steer a terminal; '' for anything else. */
export const shown = (text: unknown): string =>
  typeof text === 'string' ? text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim() : '';
