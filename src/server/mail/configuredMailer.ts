import type { Config } from '../kernel/config';
import type { Mailer } from './mailer';
import { outboxFolder, outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

/** SMTP where `SMTP_URL` is set, else the outbox folder. */
export const configuredMailer = ({ smtpUrl, dataDir }: Config, now: () => number): Mailer =>
  smtpUrl === null ? outboxMailer(outboxFolder(dataDir), now) : smtpMailer(smtpUrl);
