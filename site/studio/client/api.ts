import type { Failure, Operations, Upload } from '../contract.ts';
import { failure } from '../failure.ts';
import { inStudio } from './base.ts';

/** The token in the page, which proves to the server that it delivered the page. */
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

/** The failure when a request fails, because the server has stopped or the connection is down. */
function unreachable(error: unknown): Failure {
  return failure(String(error), 'studio/unreachable');
}

/** Sends a request to the studio's server. A network error becomes a failure. */
export async function ask<K extends keyof Operations>(
  name: K,
  request: Operations[K]['request'],
): Promise<Operations[K]['response'] | Failure> {
  try {
    return (await post(name, 'application/json', JSON.stringify(request))) as Operations[K]['response'];
  } catch (error) {
    return unreachable(error);
  }
}

/** Uploads a picture. It only becomes part of the site when an edit refers to it. */
export async function upload(file: File): Promise<{ readonly ok: true; readonly upload: Upload } | Failure> {
  try {
    return (await post(`upload?name=${encodeURIComponent(file.name)}`, 'application/octet-stream', file)) as
      | { readonly ok: true; readonly upload: Upload }
      | Failure;
  } catch (error) {
    return unreachable(error);
  }
}
