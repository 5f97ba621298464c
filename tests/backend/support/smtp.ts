import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/**
 * How the server handles a mail: reject the recipient, defer it, never respond, accept it and break the connection
 * before saying so, or accept it.
 */
export type SmtpReaction = 'refuse' | 'greylist' | 'hang' | 'drop' | 'accept';

/** A mail that was received completely. */
export interface ReceivedMail {
  readonly to: string;
  readonly id: string;
  readonly raw: string;
}

/** An SMTP server on its own port. */
export interface SmtpSink {
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** The number of `RCPT TO` commands. */
  readonly attempts: () => number;
  /** The reactions to the next mails; after those, mails are accepted. */
  react(...reactions: SmtpReaction[]): void;
  /** The reaction to all mails to an address from now on. */
  reactTo(address: string, reaction: SmtpReaction): void;
  close(): Promise<void>;
}

/** Starts an SMTP server, without TLS by default. */
export async function startSmtp(
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] },
): Promise<SmtpSink> {
  const received: ReceivedMail[] = [];
  const next: SmtpReaction[] = [];
  const always = new Map<string, SmtpReaction>();
  let attempts = 0;
  const sessions = new Map<string, SmtpReaction>();
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    ...options,
    onRcptTo({ address }, session, answer) {
      attempts += 1;
      const reaction = next.shift() ?? always.get(address) ?? 'accept';
      sessions.set(session.id, reaction);
      if (reaction === 'hang') return;
      const status = { refuse: 550, greylist: 450, drop: undefined, accept: undefined }[reaction];
      answer(
        status === undefined ? null : Object.assign(new Error(`No mail for ${address}`), { responseCode: status }),
      );
    },
    onData(stream, session, answer) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (text: string) => (raw += text));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          id: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
          raw,
        });
        if (sessions.get(session.id) === 'drop') {
          // oxlint-disable-next-line no-underscore-dangle -- the only way to its socket
          for (const connection of server.connections) connection._socket?.destroy();
        } else answer();
      });
    },
  } as SMTPServerOptions) as SMTPServer & { connections: Set<{ _socket?: { destroy(): void } }> };
  // Clients that disconnect or reject the certificate are part of the tests.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    attempts: () => attempts,
    react: (...reactions) => void next.splice(0, next.length, ...reactions),
    reactTo: (address, reaction) => void always.set(address, reaction),
    close: () => new Promise((done) => server.close(() => done())),
  };
}
