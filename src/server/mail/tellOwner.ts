import { mailOrigin, type MailPlace } from './letter';
import type { MailDesk } from './mailDesk';
import { reviewMessage, type ReviewNews } from './reviewMessage';

/** Mails an owner what came of a check. A message that is lost loses nothing: the dashboard says the same. */
export function tellOwner(mailer: Pick<MailDesk, 'sendLater'>, place: MailPlace, news: ReviewNews): void {
  mailer.sendLater(reviewMessage(news, mailOrigin(place)));
}
