import { createTransport } from 'nodemailer';
import { SITE } from '@/domain/site';
import type { Mailer } from './mailer';

/** A person waits for the answer: a mail server that takes longer counts as down, ms. */
const PATIENCE = 10_000;

/** Mail through an SMTP server, such as `smtps://user:password@mail.example.in`. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text }) => {
      // As an object: a text would be read as a list of recipients.
      const from = { name: SITE.name, address: SITE.email };
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
    close: () => {
      transport.close();
    },
  };
}
