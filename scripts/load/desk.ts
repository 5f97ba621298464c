import { setTimeout as pause } from 'node:timers/promises';

import { desk as config } from '#generated/desk.ts';

import type { DeskConfig } from '../../site/desk/contract/config.ts';
import type { DeskPage, PageData } from '../../site/desk/contract/pages.ts';
import type { FullRow } from '../../site/desk/contract/store.ts';
import { runDesk } from '../../site/desk/server/commands/run-command.ts';
import { openDataDirectory } from '../../site/server/database/open.ts';

/** What somebody at the desk did meanwhile. */
export interface Worked {
  /** The notes of the changes that the desk has confirmed. */
  readonly confirmed: string[];
  /** How long each list took that was shown, in milliseconds. */
  readonly listMs: number[];
  /** How often a colleague was faster, or the answer to a change was lost. */
  conflicts: number;
}

type Page<Name extends PageData['page']> = DeskPage & Extract<PageData, { page: Name }>;

const TIMEOUT_MS = 15_000;
const AGAIN_MS = 100;
/** A person looks before the next row. */
const PACE_MS = 200;

/** The marks of changes, which tell them from notes of other origin. */
const MARK = 'desk change';

/**
 * Signs a colleague in at the desk beside a server, and follows rows of a table up until it is over: each change is sent until it is
 * there. Does nothing for a site without a desk.
 */
export async function workAtDesk(dataDir: string, table: string, who: string, isOver: () => boolean): Promise<Worked> {
  const worked: Worked = { confirmed: [], listMs: [], conflicts: 0 };
  const role = config?.roles.find(({ tables }) => tables.includes(table))?.name;
  if (config === undefined || role === undefined) return worked;
  const ask = await signIn(config, dataDir, `${who}@load.example`, role);
  while (!isOver()) {
    const began = performance.now();
    const answer = await ask(`/inbox/${table}?sort=status`);
    if (answer?.status !== 200) throw new Error(`the desk answered a list with ${answer?.status ?? 'nothing'}`);
    worked.listMs.push(performance.now() - began);
    const { rows } = ((await answer.json()) as Page<'inbox'>).list;
    const row = rows[Math.floor(Math.random() * rows.length)];
    await pause(PACE_MS);
    if (row === undefined) continue;
    const note = `${MARK} ${who} ${worked.confirmed.length}`;
    worked.conflicts += await change(config, ask, `/inbox/${table}/${row.id}`, row, note);
    worked.confirmed.push(note);
  }
  return worked;
}

/** All notes that are stored of changes at the desk, once nothing runs there any more, so that nobody else holds the directory. */
export async function storedChanges(dataDir: string): Promise<string[]> {
  if (config === undefined) return [];
  const database = await openDataDirectory(dataDir);
  try {
    const rows = await database.query<{ note: string }>(
      'select note from site_internal.follow_ups where starts_with(note, $1::text)',
      [MARK],
    );
    return rows.map(({ note }) => note);
  } finally {
    await database.close();
  }
}

/** Asks the desk, again while it is down; with a form only once, since it may have taken that. */
type Ask = (path: string, form?: Record<string, string>) => Promise<Response | undefined>;

async function signIn(desk: DeskConfig, dataDir: string, email: string, role: string): Promise<Ask> {
  const told = await runDesk(['invite', email, '--role', role], { DATA_DIR: dataDir }, desk, async () => undefined);
  const link = new URL(/^http.*$/m.exec(told)?.[0] ?? '');
  const send = (
    path: string,
    form: Record<string, string> | undefined,
    headers: Record<string, string>,
  ): Promise<Response> =>
    fetch(`${link.origin}${path}`, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      headers: { accept: 'application/json', origin: link.origin, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  const entered = await send('/login/link', { token: link.searchParams.get('token') ?? '' }, {});
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  if (entered.status !== 303) throw new Error(`the desk answered a sign-in link with ${entered.status}`);
  return async (path, form) => {
    for (;;) {
      const answer = await send(path, form, { cookie }).catch(() => undefined);
      if (answer !== undefined || form !== undefined) return answer;
      await pause(AGAIN_MS);
    }
  };
}

/** Gives a row another status, with a note, on what was last seen of it; says how often that was not the newest. */
async function change(
  { statuses }: DeskConfig,
  ask: Ask,
  path: string,
  seen: Pick<FullRow, 'status' | 'version'>,
  note: string,
): Promise<number> {
  let row = seen;
  for (let conflicts = 0; ; conflicts += 1) {
    const status = statuses.find(({ key }) => key !== row.status)?.key ?? row.status;
    const answer = await ask(path, { version: String(row.version), status, note });
    if (answer?.status === 303) return conflicts;
    if (answer !== undefined && answer.status !== 409 && answer.status < 500)
      throw new Error(`the desk answered a change with ${answer.status}`);
    const now = await ask(path);
    if (now?.status !== 200) throw new Error(`the desk answered a row with ${now?.status ?? 'nothing'}`);
    const { row: newest } = (await now.json()) as Page<'row'>;
    // It was stored, and only the answer got lost.
    if (newest.history.some((entry) => entry.note === note)) return conflicts + 1;
    row = newest;
  }
}
