/** A mail to one person of the firm. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The Message-ID without angle brackets: mail programs show two mails with the same one once. Default: generated. */
  readonly id?: string;
}

/** Sends mails. */
export interface Mailer {
  /** Whether mails are only written to files on this machine. If so, the desk also logs sign-in links. */
  readonly isLocal: boolean;
  /** Sends a mail. Rejects if the mail server did not accept it. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
