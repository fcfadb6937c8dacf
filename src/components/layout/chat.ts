import { chatLink } from '@/domain/contact';
import { SITE } from '@/domain/site';

/** Opens a chat with the marketplace in a messaging app, with a text to begin with [FMT-7]; null without a number. */
export const siteChat = (): string | null =>
  chatLink(SITE.chatPhone, `Hi ${SITE.name}, I am looking for a property in ${SITE.city}.`);
