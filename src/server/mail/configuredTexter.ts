import type { Config } from '../kernel/config';
import { canConfirmPhones } from '../rules/phoneStep';
import type { Mailer } from './mailer';
import { outboxFolder, outboxMailer } from './outbox';
import { smsGateway } from './smsGateway';

/** The way out for texts: the gateway of `SMS_URL`, in the demo the outbox folder; null where there is none. */
export function configuredTexter(config: Config, now: () => number): Mailer | null {
  if (!canConfirmPhones(config)) return null;
  return config.smsUrl === null ? outboxMailer(outboxFolder(config.dataDir), now) : smsGateway(config.smsUrl);
}
