import type { Failure, UploadResult } from '../contract.ts';
import { failure } from '../failure.ts';
import type { Operations } from '../server/handler.ts';
import { inStudio } from './base.ts';

/** The token in the page, which proves to the server that it delivered the page. */
const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';

async function post<T>(name: string, type: string, body: BodyInit): Promise<T | Failure> {
  try {
    const response = await fetch(inStudio(`/__studio/${name}`), {
      method: 'POST',
      headers: { 'content-type': type, 'x-studio-token': token },
      body,
    });
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      return failure((await response.text()).slice(0, 500));
    return (await response.json()) as T;
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
