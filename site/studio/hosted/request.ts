import type { IncomingMessage } from 'node:http';
import { isSecret } from '../../server/http/secret.ts';

/** What the desk and the studio's process agree on. Nothing here imports Vite. */

/** Where the desk has the studio. */
export const STUDIO_BASE = '/studio/';
/** The header with the secret of this start, without which the process answers nothing. */
export const SECRET_HEADER = 'x-studio-secret';
/** The header with the person who is signed in at the desk. */
export const PERSON_HEADER = 'x-studio-person';
/** The setting by which the process gets the secret. */
export const SECRET_SETTING = 'STUDIO_SECRET';

/** The author of a commit. */
export interface StudioPerson {
  readonly name: string;
  readonly email: string;
}

/** Headers are ASCII, and names are not. */
export function personToHeader({ name, email }: StudioPerson): string {
  return encodeURIComponent(JSON.stringify({ name, email }));
}

export function personFromHeader(header: string): StudioPerson {
  const { name, email } = JSON.parse(decodeURIComponent(header)) as StudioPerson;
  return { name, email };
}

/** Takes the secret out of the environment, so that programs which the process starts do not get it. */
export function takeSecret(env: NodeJS.ProcessEnv): string {
  const secret = env[SECRET_SETTING] ?? '';
  delete env[SECRET_SETTING];
  if (secret === '') throw new Error(`${SECRET_SETTING} is not set: the desk starts this process`);
  return secret;
}

/** Whether the process answers a request: one that the desk forwards, and none that opens an editor on the server. */
export function admitsWith(secret: string): (request: IncomingMessage) => boolean {
  return ({ headers, url = '' }) =>
    isSecret(String(headers[SECRET_HEADER] ?? ''), secret) && !/__open-in-editor/i.test(url);
}
