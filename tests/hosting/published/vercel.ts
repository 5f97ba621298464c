import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VercelConfig, VercelRoute } from '../../../site/hosting/vercel.ts';
import type { Answer, Asked, Host } from '../host.ts';
import { uploadedFiles } from './files.ts';

type Source = Exclude<VercelRoute, { handle: string }>;
type Phase = 'start' | 'filesystem' | 'hit' | 'error';

/** The state of routing. */
interface State {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The status of a route that ended the phase. */
  readonly status?: number;
  readonly ended: boolean;
}

/**
 * Vercel: its own validation of the configuration, and the routing order of the Build Output API's documentation: the
 * routes of the first phase, files, the routes after `handle: filesystem`, files again, then `hit` for files found and
 * `error` for the rest.
 */
export async function startVercel(output: string, origin: string): Promise<Host> {
  const { normalizeRoutes } = await import('@vercel/routing-utils');
  const config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8')) as VercelConfig;
  const { error } = normalizeRoutes(config.routes);
  if (error) throw new Error(`Vercel would refuse: ${error.message} ${error.errors?.join('\n') ?? ''}`);

  const phases = byPhase(config.routes);
  const files = uploadedFiles(join(output, 'static'));
  const renamed = new Map(Object.entries(config.overrides).map(([file, { path = file }]) => [`/${path}`, `/${file}`]));
  const moved = new Set(
    Object.entries(config.overrides).flatMap(([file, { path }]) => (path === undefined ? [] : [`/${file}`])),
  );
  const find = (path: string): string | undefined => {
    const named = renamed.get(path);
    return named ?? (!moved.has(path) && files.has(path) ? path : undefined);
  };
  const send = (status: number, file: string, headers: Readonly<Record<string, string>>): Answer => {
    const { body, type } = files.read(file);
    return {
      status,
      headers: { 'content-type': config.overrides[file.slice(1)]?.contentType ?? type, ...headers },
      body: body.toString(),
    };
  };

  const answer = (asked: Asked): Answer => {
    const { pathname, search } = new URL(`${origin}${asked.address}`);
    // Empty path segments are removed first.
    const clean = pathname.replaceAll(/\/{2,}/g, '/');
    if (clean !== pathname) return { status: 301, headers: { location: `${clean}${search}` }, body: '' };
    let state: State = { path: pathname, headers: {}, ended: false };
    for (const phase of ['start', 'filesystem'] as const) {
      state = run(phases[phase], { ...state, ended: false }, asked, phase);
      if (state.status !== undefined && state.status >= 300 && state.status < 400) {
        const { location = '', ...headers } = state.headers;
        return {
          status: state.status,
          headers: { ...headers, location: location.includes('?') ? location : `${location}${search}` },
          body: '',
        };
      }
      const file = find(state.path);
      if (file !== undefined) return send(200, file, run(phases.hit, { ...state, ended: false }, asked, 'hit').headers);
    }
    const failed = run(phases.error, { ...state, ended: false }, asked, 'error');
    const page = find(failed.path);
    if (page === undefined) throw new Error(`There is no not-found page for ${failed.path}`);
    return send(failed.status ?? 404, page, failed.headers);
  };
  return { origin, ask: (asked) => Promise.resolve(answer(asked)), stop: () => Promise.resolve() };
}

function byPhase(routes: readonly VercelRoute[]): Readonly<Record<Phase, readonly Source[]>> {
  const phases: Record<Phase, Source[]> = { start: [], filesystem: [], hit: [], error: [] };
  let phase: Phase = 'start';
  for (const route of routes) {
    if ('handle' in route) phase = route.handle;
    else phases[phase].push(route);
  }
  return phases;
}

function run(routes: readonly Source[], before: State, asked: Asked, phase: Phase): State {
  let state = before;
  for (const route of routes) {
    const match = new RegExp(route.src, route.caseSensitive ? '' : 'i').exec(state.path);
    if (match === null || !conditionsHold(route, asked)) continue;
    const filled = (text: string): string =>
      text.replaceAll(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? '');
    const added = Object.entries(route.headers ?? {})
      // Headers from routes before the file still apply.
      .filter(([name]) => phase !== 'hit' || before.headers[name] === undefined)
      .map(([name, value]) => [name, filled(value)] as const);
    state = {
      ...state,
      headers: { ...state.headers, ...Object.fromEntries(added) },
      path: route.dest === undefined ? state.path : filled(route.dest),
    };
    if (route.continue) continue;
    return { ...state, ended: true, ...(route.status !== undefined && { status: route.status }) };
  }
  return state;
}

function conditionsHold({ has = [], missing = [] }: Source, { headers = {} }: Asked): boolean {
  const holds = ({ type, key, value }: NonNullable<Source['has']>[number]): boolean => {
    const found = type === 'cookie' ? cookie(headers['cookie'], key) : headers[key];
    return found !== undefined && new RegExp(`^${value}$`).test(found);
  };
  return has.every(holds) && !missing.some(holds);
}

function cookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
