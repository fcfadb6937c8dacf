import { displayPhone } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { letter, oneLine, quoted } from './letter';
import type { Mail } from './mailer';

/** What an agent is told of somebody who wants to hear from them. */
export interface EnquiryNews {
  readonly kind: 'lead' | 'callback';
  /** Null when it is about the agent. */
  readonly listingName: string | null;
  readonly name: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly interestedIn: readonly string[];
  readonly message: string | null;
}

/** The mail to the agent about an enquiry (API-29); `origin` is where the dashboard is, null where nobody has said. */
export function enquiryMessage(to: string, news: EnquiryNews, origin: string | null = null): Mail {
  const who = oneLine(news.name ?? '') || 'A visitor';
  const about = oneLine(news.listingName ?? '') || 'your services';
  const lines = [
    `Mobile number: ${displayPhone(news.phone)}`,
    news.email === null ? null : `E-mail: ${news.email}`,
    news.interestedIn.length === 0 ? null : `Interested in: ${news.interestedIn.join(', ')}`,
  ].filter((line) => line !== null);
  return {
    to,
    subject: news.kind === 'callback' ? `Call-back request: ${about}` : `New enquiry: ${about}`,
    text: letter(
      news.kind === 'callback' ? `${who} would like a call back about ${about}.` : `${who} is interested in ${about}.`,
      lines.join('\n'),
      news.message?.trim() ? quoted(news.message) : null,
      origin === null ? null : `Your enquiries: ${new URL(paths.dashboard, origin).href}`,
    ),
  };
}
