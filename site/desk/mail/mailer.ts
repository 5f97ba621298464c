/** A mail to one person of the firm. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * What the mail is known by, without angle brackets: the same mail sent twice has the same, and clients show it once. One is made
   * up without it.
   */
  readonly id?: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Whether mails stay on this machine, where whoever runs the desk reads them: then a sign-in link is also printed there.
   */
  readonly isLocal: boolean;
  /** Sends one; rejects when it could not be handed over. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
