/** One message in plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A way out for mail. `send` resolves when the message was handed over for good, and rejects when it was not. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  /** Ends open connections. */
  readonly close?: () => void;
}
