import type { Failure, Operations, Upload } from '../contract.ts';
import { failure } from '../failure.ts';
import { inStudio } from './base.ts';

/** What the server has put into the page, to know it by. */
const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';

async function post(name: string, type: string, body: BodyInit): Promise<unknown> {
  const response = await fetch(inStudio(`/__studio/${name}`), {
    method: 'POST',
    headers: { 'content-type': type, 'x-studio-token': token },
    body,
  });
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return failure((await response.text()).slice(0, 500));
  return response.json();
}

/** The server has ended, or this machine sleeps. */
function unreachable(error: unknown): Failure {
  return failure(String(error), 'studio/unreachable');
}

/** Asks the studio's server. What cannot be reached is told as what was not done. */
export async function ask<K extends keyof Operations>(
  name: K,
  asked: Operations[K]['request'],
): Promise<Operations[K]['response'] | Failure> {
  try {
    return (await post(name, 'application/json', JSON.stringify(asked))) as Operations[K]['response'];
  } catch (error) {
    return unreachable(error);
  }
}

/** Hands a picture over. Nothing of it is in the site until an edit names it. */
export async function upload(file: File): Promise<{ readonly ok: true; readonly upload: Upload } | Failure> {
  try {
    return (await post(`upload?name=${encodeURIComponent(file.name)}`, 'application/octet-stream', file)) as
      | { readonly ok: true; readonly upload: Upload }
      | Failure;
  } catch (error) {
    return unreachable(error);
  }
}
