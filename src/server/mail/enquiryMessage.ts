import { displayPhone } from '@/domain/contact';
import { letter } from './letter';
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

/** Six digits in a row are a code and nothing else in our mail: longer runs, such as numbers, are written in groups. */
const grouped = (text: string): string => text.replace(/\d{6,}/g, (run) => run.replace(/\d{5}(?=\d)/g, '$& '));
const oneLine = (text: string): string => grouped(text).replace(/\s+/g, ' ').trim();

/** The mail to the agent about an enquiry (API-29). */
export function enquiryMessage(to: string, news: EnquiryNews): Mail {
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
      news.kind === 'callback' ? `${who} asks for a call back about ${about}.` : `${who} is interested in ${about}.`,
      lines.join('\n'),
      news.message?.trim() ? grouped(news.message.trim()) : null,
    ),
  };
}
