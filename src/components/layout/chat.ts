import { chatLink } from '@/domain/contact';
import { label } from '@/domain/label';
import { SITE } from '@/domain/site';
import * as words from '@/words/layout';

/** Opens a chat with the marketplace in a messaging app, with a text to begin with [FMT-7]; null without a number. */
export const siteChat = (): string | null =>
  chatLink(SITE.chatPhone, words.chat.text({ site: SITE.name, city: label(SITE.city) }));
