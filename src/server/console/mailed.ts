import type { Said } from '../kernel/said';
import type { Mail } from '../mail/mailer';
import type { Done, Work } from '../operations/act';
import type { ConsoleContext, ConsoleDone } from './context';

/** An act that ends in a mail, or in none; it goes out once all of the act holds. */
export const mailed =
  ({ mailer }: ConsoleContext, work: Work<Done<Mail | null>>, message: Said) =>
  async (...given: Parameters<Work>): Promise<ConsoleDone<{ readonly message: Said }>> => {
    const { answer: mail, ...done } = await work(...given);
    const afterwards = () => mail && mailer.sendLater(mail);
    return { ...done, answer: { message }, afterwards };
  };
