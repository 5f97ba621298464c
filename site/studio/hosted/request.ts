import type { IncomingMessage } from 'node:http';
import { isSecret } from '../../server/secret.ts';
import type { Person } from '../contract.ts';

/** The protocol between the desk and the studio's process. The desk imports this file, so it must not import Vite. */

/** The path under which the desk serves the studio. */
export const STUDIO_BASE = '/studio/';
/** The header with the secret. The process rejects requests without it. The desk creates a new one for each start. */
export const SECRET_HEADER = 'x-studio-secret';
/** The header with the user who is signed in at the desk. */
export const PERSON_HEADER = 'x-studio-person';
/** The environment variable that passes the secret to the process. */
export const SECRET_SETTING = 'STUDIO_SECRET';

/** Who is signed in: the author of edits and commits. */
export type StudioPerson = Person;

/** Encodes a user for the header, which has to be ASCII. */
export function personToHeader({ name, email }: StudioPerson): string {
  return encodeURIComponent(JSON.stringify({ name, email }));
}

export function personFromHeader(header: string): StudioPerson {
  const { name, email } = JSON.parse(decodeURIComponent(header)) as StudioPerson;
  return { name, email };
}

/** Reads the secret and removes it from the environment, so that child processes do not inherit it. */
export function takeSecret(env: NodeJS.ProcessEnv): string {
  const secret = env[SECRET_SETTING] ?? '';
  delete env[SECRET_SETTING];
  if (secret === '') throw new Error(`${SECRET_SETTING} is not set. This process has to be started by the desk.`);
  return secret;
}

/** Whether to accept a request: only from the desk, and never Vite's request to open an editor on the server. */
export function admitsWith(secret: string): (request: IncomingMessage) => boolean {
  return ({ headers, url = '' }) =>
    isSecret(String(headers[SECRET_HEADER] ?? ''), secret) && !/__open-in-editor/i.test(url);
}
