import { displayPhone } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { linkTo, mailTo, oneLine, quoted } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

/** What an agent is told of somebody who wants to hear from them. */
interface EnquiryNews {
  readonly kind: 'lead' | 'callback';
  /** False where the marketplace itself is told, which has no dashboard. */
  readonly isToAgent: boolean;
  /** Null when it is about the agent. */
  readonly listingName: string | null;
  /** The path of its page; null when it is about the agent. */
  readonly listingPath: string | null;
  readonly name: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly interestedIn: readonly string[];
  readonly message: string | null;
}

/**
 * The mail to the agent, or to the marketplace itself, about an enquiry (API-29); `origin` is where the site is, null
 * where nobody has said.
 */
export function enquiryMessage(reader: Reader, news: EnquiryNews, origin: string | null = null): Mail {
  const { language } = reader;
  const words = MAIL_WORDS[language].enquiry;
  const isCallback = news.kind === 'callback';
  const who = oneLine(news.name ?? '') || words.visitor;
  const listing = oneLine(news.listingName ?? '');
  const about = listing || words.services;
  const said = isCallback ? words.callback : words.lead;
  const saidOfServices = isCallback ? words.callbackOfServices : words.leadOfServices;
  // About nothing and to no agent: somebody wrote on the contact page.
  const isMessage = listing === '' && !news.isToAgent;
  const page = news.listingPath === null ? null : linkTo(news.listingPath, language, origin);
  const dashboard = news.isToAgent ? linkTo(paths.dashboard, language, origin) : null;
  const links = [
    page === null ? null : words.listing({ address: page }),
    dashboard === null ? null : words.yours({ address: dashboard }),
  ].filter((line) => line !== null);
  const lines = [
    words.phone({ phone: displayPhone(news.phone) }),
    news.email === null ? null : words.email({ email: news.email }),
    news.interestedIn.length === 0 ? null : words.interestedIn({ sizes: news.interestedIn.join(', ') }),
  ].filter((line) => line !== null);
  return mailTo(
    reader,
    isMessage ? words.contactSubject : (isCallback ? words.callbackSubject : words.leadSubject)({ about }),
    isMessage ? words.contact({ who }) : listing === '' ? saidOfServices({ who }) : said({ who, listing }),
    lines.join('\n'),
    news.message?.trim() ? quoted(language, news.message) : null,
    links.length === 0 ? null : links.join('\n'),
  );
}
