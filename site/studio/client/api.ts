import { useEffect, useState } from 'react';
import type {
  Failure,
  Renewal,
  UploadResult,
  FormDescription,
  FormSubject,
  Input,
  PlanResult,
  SeenEdit,
} from '../contract.ts';
import { failure } from '../wording.ts';
import type { Operations } from '../server/handler.ts';
import { getState, setState } from './store.ts';

/** The studio's path on the server without a trailing slash: `/studio`; empty for `npm run studio`. */
const base = import.meta.env.BASE_URL.slice(0, -1);

/** Whether the studio runs on the server behind the desk, not on the user's own machine. */
export const isHosted = base !== '';

/**
 * The address at which the studio shows a page of the site.
 * @example inStudio('/inicio') // '/studio/inicio' on the server
 */
export function inStudio(path: string): string {
  return path.startsWith(`${base}/`) ? path : base + path;
}

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

/** Object URLs of pictures that were chosen in this window and are not part of the site yet. */
const pending = new Map<string, string>();

/** Uploads a picture and makes it visible in forms. It only becomes part of the site when an edit refers to it. */
export async function upload(file: File): Promise<UploadResult> {
  const uploaded = await post<UploadResult>(
    `upload?name=${encodeURIComponent(file.name)}`,
    'application/octet-stream',
    file,
  );
  if (uploaded.ok) pending.set(uploaded.file, URL.createObjectURL(file));
  return uploaded;
}

/** The address of a picture, for display in forms. */
export function mediaAddress(name: string): string | undefined {
  const address = getState().site?.addresses[name];
  return address === undefined ? pending.get(name) : inStudio(address);
}

/** The debounce time while the user types (milliseconds). */
const pause = 350;

/** Calls the server whenever the request changes. Returns the last answer until the next one arrives. */
function useAnswer<Answer>(operation: 'form' | 'plan', request: unknown, delay = 0): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const key = JSON.stringify(request) as string | undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const next = (await ask(operation, JSON.parse(key) as never)) as Answer;
      if (isCurrent) setAnswer(next);
    };
    const timer = setTimeout(() => void run(), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [operation, key, delay]);
  return key === undefined ? undefined : answer;
}

/** Requests the description of a form. Both results are undefined until it arrives. */
export function useForm(subject: FormSubject): { readonly input?: Input; readonly failure?: Failure } {
  const form = useAnswer<FormDescription | Failure>('form', subject);
  if (!form) return {};
  return 'input' in form ? { input: form.input } : { failure: form };
}

/** Plans edits whenever they change. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | undefined {
  return useAnswer<PlanResult>('plan', edits, pause);
}

/** The maximum number of attempts to load a new address, and the pause between them (milliseconds). */
const maxAttempts = 40;
const attemptPause = 250;

/** Navigates to a page once it exists: the generator has to write it first. Reloads by the dev server wait meanwhile. */
export async function goTo(path: string): Promise<void> {
  const address = inStudio(path);
  setState({ isBusy: true });
  // oxlint-disable-next-line eslint/no-await-in-loop -- attempts run one after the other
  for (let number = 1; number < maxAttempts && !(await hasOwnPage(address)); number += 1)
    // oxlint-disable-next-line eslint/no-await-in-loop -- likewise
    await new Promise((resolve) => void setTimeout(resolve, attemptPause));
  location.assign(address);
}

/** Whether an address has its own page yet. Until then, the address of a new article shows another article. */
async function hasOwnPage(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const own = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? address;
    return response.ok && new URL(own, location.href).pathname === new URL(address, location.href).pathname;
  } catch {
    return false;
  }
}
