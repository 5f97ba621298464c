import type { Failure, Renewal, UploadResult } from '../contract.ts';
import { failure } from '../failure.ts';
import type { Operations } from '../server/handler.ts';
import { inStudio } from './base.ts';

const tag = document.querySelector<HTMLMetaElement>('meta[name=studio-token]');

/** For whom the page was loaded; empty without sign-in. */
export const person = tag?.dataset['person'] ?? '';

/** The token in the page, which proves to the server that it delivered the page. */
let token = tag?.content ?? '';

/** Renews the token of a studio that was started again. Returns why that is impossible. */
async function renew(): Promise<Failure | undefined> {
  const renewed = await post<Renewal>('token', 'application/json', '{}', true);
  if (!('token' in renewed)) return renewed;
  if (renewed.person !== person)
    return failure('Another person has signed in in this browser since.', 'studio/other-person');
  ({ token } = renewed);
  return undefined;
}

/** @param isLast whether to take a refused token as the answer */
async function post<T>(name: string, type: string, body: BodyInit, isLast = false): Promise<T | Failure> {
  try {
    const response = await fetch(inStudio(`/__studio/${name}`), {
      method: 'POST',
      headers: { 'content-type': type, 'x-studio-token': token },
      body,
    });
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    // The desk answers in place of the studio.
    if (response.status === 401) return failure('The session has ended.', 'studio/signed-out');
    if (response.status === 404 && !isAnswer)
      return failure('This person may not edit the site any more.', 'studio/no-edit');
    if (!isAnswer) return failure((await response.text()).slice(0, 500));
    const answer = (await response.json()) as T | Failure;
    const isRefused = response.status === 403 && (answer as Failure).code === 'studio/restarted';
    return isRefused && !isLast ? ((await renew()) ?? post(name, type, body, true)) : answer;
  } catch (error) {
    // The server has stopped, or the connection is down.
    return failure(String(error), 'studio/unreachable');
  }
}

/** Calls an operation of the server. */
export function ask<K extends keyof Operations>(
  name: K,
  ...[request]: Parameters<Operations[K]>
): Promise<Awaited<ReturnType<Operations[K]>> | Failure> {
  return post(name, 'application/json', JSON.stringify(request ?? {}));
}

/** Uploads a picture. It only becomes part of the site when an edit refers to it. */
export function upload(file: File): Promise<UploadResult> {
  return post(`upload?name=${encodeURIComponent(file.name)}`, 'application/octet-stream', file);
}
