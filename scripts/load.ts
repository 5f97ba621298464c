/** `npm run load`: sends leads to the built site while killing its server repeatedly, and counts the stored rows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { defaultAnonKey, restPath, tables } from '#generated/backend.ts';
import type { AllFormRules, ExpectedField, TableRules } from '#contract';
import written from '#spec';
import { expectedForms } from '../generator/emit/form-tests.ts';
import { parseSpec } from '../generator/read/load.ts';
import type { FieldFixtures, Frame } from '../site/fields/fixtures.ts';
import { rules } from '#generated/forms/rules.ts';
import { runLeads } from '../site/server/leads/run-leads.ts';
import { UserError } from '../site/user-error.mjs';
import { start, type Running } from '../tests/support/process.ts';
import { percentile } from './bench/percentile.ts';
import { ROOT } from './node.mjs';
import { freePort } from './port.ts';
import { main } from './report.mjs';

const USAGE = `Sends leads to the built site, with a temporary data directory, while its server is killed and restarted.

  npm run load                                    10000 leads, 50 at once, 5 kills
  npm run load -- --leads 500 --at-once 10 --kills 1

Exits with 1 if a confirmed lead is missing, or one is stored twice.
`;

/** The timeout of the site's forms. */
const TIMEOUT_MS = 15_000;
/**
 * One in this many leads loses the response to its first attempt: its connection is aborted after a few milliseconds.
 */
const LOSE_ONE_IN = 20;
const LOST_AFTER_MS = 5;

await main(async () => {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '10000' },
      'at-once': { type: 'string', default: '50' },
      kills: { type: 'string', default: '5' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [leads = 0, atOnce = 0, kills = 0] = [values.leads, values['at-once'], values.kills].map(Number);
  if (![leads, atOnce, kills].every(Number.isInteger) || leads < 1 || atOnce < 1 || kills < 0)
    throw new UserError(`The options must be whole numbers.\n${USAGE}`);

  const dataDir = mkdtempSync(join(tmpdir(), 'load-'));
  try {
    // This program acts as the proxy that sends the visitors' addresses.
    const port = await freePort();
    const settings = { PORT: String(port), DESK_PORT: 'off', DATA_DIR: dataDir, TRUST_PROXY: '1' };
    let server = await startServer(settings);
    const rows = await rowMaker();
    const sent: Awaited<ReturnType<typeof sendLead>>[] = [];
    let next = 0;
    let killed = 0;
    let killing = Promise.resolve();
    const restart = async (): Promise<void> => {
      server.child.kill('SIGKILL');
      await server.ended;
      server = await startServer(settings);
    };
    const sendAll = async (): Promise<void> => {
      while (next < leads) {
        sent.push(await sendLead(`http://127.0.0.1:${port}`, rows, next++));
        if (killed < kills && sent.length >= ((killed + 1) * leads) / (kills + 1)) {
          killed += 1;
          killing = killing.then(restart);
        }
      }
    };
    const began = performance.now();
    try {
      await Promise.all(Array.from({ length: atOnce }, sendAll));
      await killing;
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }
    const seconds = (performance.now() - began) / 1000;
    const listed = await runLeads(['--json', '--table', rows.table], { DATA_DIR: dataDir });
    const table = (JSON.parse(listed) as Record<string, Record<string, string>[]>)[rows.table] ?? [];
    const stored = new Set(table.map((row) => row[rows.email]));
    const missing = sent.length - stored.size;
    const twice = table.length - stored.size;
    console.log(`confirmed   ${sent.length} leads in ${seconds.toFixed(1)} s, ${Math.round(sent.length / seconds)} a second
answers     ${describeTimes(sent.map(({ answerMs }) => answerMs))}
restarts    ${killed} (SIGKILL), ${sent.filter(({ repeats }) => repeats > 0).length} leads sent again
missing     ${missing}
twice       ${twice}`);
    return missing === 0 && twice === 0 ? 0 : 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/**
 * Starts the built site's server. It does not inherit the environment: a DATABASE_URL could point to real data.
 * PUBLISH=off, because a supervisor would receive the signals instead.
 */
async function startServer(settings: Readonly<Record<string, string>>): Promise<Running> {
  const { PATH, SPEC, NODE_OPTIONS } = process.env;
  const running = start(process.execPath, [join(ROOT, 'site', 'server', 'main.ts')], {
    env: { PATH, SPEC, NODE_OPTIONS, NODE_NO_WARNINGS: '1', ACCESS_LOG: 'off', PUBLISH: 'off', ...settings },
  });
  await running.prints('http://');
  return running;
}

function describeTimes(times: readonly number[]): string {
  const at = (share: number): string => `${Math.round(percentile(times, share))} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`;
}

/**
 * Sends a lead like the site's forms until the server confirms it. Uses a new client address, because of the rate
 * limit. Returns how many milliseconds the confirming response took, and how often the lead was sent again.
 */
async function sendLead(origin: string, rows: RowMaker, index: number) {
  const url = `${origin}${restPath}/${rows.table}`;
  const headers = {
    apikey: defaultAnonKey,
    authorization: `Bearer ${defaultAnonKey}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  };
  for (let repeats = 0; ; repeats++) {
    const began = performance.now();
    const signal = AbortSignal.timeout(repeats === 0 && index % LOSE_ONE_IN === 0 ? LOST_AFTER_MS : TIMEOUT_MS);
    const body = JSON.stringify([rows.make(index)]);
    const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
    if (answer?.status === 201) return { answerMs: performance.now() - began, repeats };
    // Forms retry after no response, or one that reports an unavailable database.
    if (answer !== undefined && answer.status < 500)
      throw new Error(`lead ${index} was answered with ${answer.status}`);
    await pause(Math.min(1000, 50 * 2 ** repeats) * (0.5 + Math.random()));
  }
}

/** Creates rows as one of the site's forms would send them; `email` is the column with each row's own address. */
type RowMaker = Awaited<ReturnType<typeof rowMaker>>;

/** A maker of rows for the first form that stores an e-mail address. */
async function rowMaker() {
  const { data: spec } = parseSpec(written);
  for (const { form, table, fields, payload } of spec ? expectedForms(spec) : []) {
    const email = (tables as TableRules)[table]?.email;
    const source = email === undefined ? undefined : payload[email];
    if (email === undefined || source?.kind !== 'from') continue;
    const { toPayload, hidden } = (rules as AllFormRules)[form] as AllFormRules[string];
    const asked = fields.filter(({ name, required }) => required || name === source.field);
    const makers = await Promise.all(asked.map(async (field) => [field.name, await answerMaker(field)] as const));
    const empty = Object.fromEntries(fields.map(({ name }) => [name, '']));
    const make = (index: number): Readonly<Record<string, unknown>> => {
      const answers = { ...empty, ...Object.fromEntries(makers.map(([name, answer]) => [name, answer(index)])) };
      for (const name of hidden?.(answers as never) ?? []) answers[name] = '';
      return toPayload(answers as never, new Date().toISOString());
    };
    return { table, email, make };
  }
  throw new UserError('No form of the site stores an e-mail address, which could identify its rows.');
}

/** Makes answers to a field, by the example of its kind. */
async function answerMaker(field: ExpectedField): Promise<(index: number) => string> {
  const { control, options, maxLength } = field;
  const { fixtures } = (await import(`../site/fields/${control}/fixtures.ts`)) as { fixtures: FieldFixtures };
  const free = (index: number, [before, after]: Frame = ['', '']): string => `${before}load-${index}${after}`;
  return (index) => {
    const fits = (frame: Frame): boolean => free(index, frame).length <= maxLength;
    const answer = fixtures.answer?.(field, (...frames) => free(index, frames.find(fits) ?? frames.at(-1)));
    return answer ?? options?.[0] ?? free(index).slice(0, maxLength);
  };
}
