import { describe, expect, it } from 'vitest';
import { compileRedirects } from '../../generator/compile/routes.ts';
import { parseSpec } from '../../generator/read/load.ts';
import { checkSpec } from '../../generator/check/index.ts';
import { book, defineSite, linkTo, optionalInterfaceKeys } from '../../generator/schema/index.ts';
import type { SiteInput } from '../../generator/schema/index.ts';
import { base, filesOf } from './valid-spec.ts';

const { bookings: _bookings, chat: _chat, social: _social, ...firm } = base.firm;
const { pages, notFound, privacy } = base.routes;
const { 'contact.heading': _heading, ...all } = base.messages;
const messages = Object.fromEntries(
  Object.entries(all).filter(([key]) => !(optionalInterfaceKeys as readonly string[]).includes(key)),
);
const [home, thanks, missing] = base.pages;
const [hero] = home?.blocks ?? [];
if (!home || !thanks || !missing || hero?.kind !== 'hero') throw new Error('the base has another home page');

/**
 * A site with pages only: no services, forms, calendars, chat, networks, articles, redirects, outside services, motifs
 * or values.
 */
const small: SiteInput = {
  locales: base.locales,
  firm,
  brand: { ...base.brand, motifs: {} },
  constants: base.constants,
  routes: { pages, notFound, privacy, home: base.routes.home },
  tables: {},
  errors: base.errors,
  failures: base.failures,
  messages,
  integrations: { backend: base.integrations.backend },
  server: base.server,
  records: { ...base.records, retention: { ...base.records.retention, tables: {} } },
  header: { entries: [{ link: linkTo('blog') }] },
  footer: { columns: [] },
  forms: {},
  pages: [
    { ...home, blocks: [{ ...hero, lead: { es: 'Hola.', en: 'Hello.' }, actions: [linkTo('blog')] }] },
    thanks,
    missing,
  ],
};

describe('a site with pages only', () => {
  const spec = defineSite(small);
  const files = filesOf(spec);

  it('is valid, with and without `defineSite`', () => {
    expect(checkSpec(spec)).toEqual([]);
    const parsed = parseSpec(small);
    expect(parsed.error?.issues).toBeUndefined();
    expect(parsed.data).toEqual(spec);
  });

  it('redirects only its root to its home page, which must not be at the root', () => {
    expect(compileRedirects(spec)).toEqual([
      { from: '/', to: '/inicio', status: 302 },
      { from: '/en', to: '/en/inicio', status: 302 },
    ]);
    const atRoot = defineSite({
      ...small,
      routes: { ...small.routes, pages: { ...pages, home: { ...pages['home'], path: '/' } as (typeof pages)[string] } },
    });
    expect(checkSpec(atRoot).map(({ code, path }) => [code, path.join('.')])).toContainEqual([
      'path/reserved',
      'routes.pages.home.path',
    ]);
  });

  it('needs interface texts only for the features that it adds', () => {
    const withFeatures = {
      ...spec,
      footer: { columns: [], actions: [book('newClients' as never)] },
      firm: { ...base.firm },
      integrations: { ...base.integrations, analytics: { script: '', origins: [], consent: true } },
    };
    const missing = checkSpec(withFeatures).flatMap(({ code, message }) =>
      code === 'message/missing' ? [/"(.+)"/.exec(message)?.[1]] : [],
    );
    expect(missing).toEqual([
      'footer.follow',
      'action.book',
      'consent.label',
      'consent.text',
      'consent.change',
      'consent.granted',
      'consent.denied',
      'consent.accept',
      'consent.decline',
    ]);
  });

  it('sends browsers no settings of features that it does not use', () => {
    const integrations = files.get('site/generated/integrations.ts') ?? '';
    expect(integrations).toContain('"calendars": {}');
    expect(integrations).not.toMatch(/https:|event":/);
    expect(files.get('site/generated/browser/country-lookup.ts')).not.toContain('https:');
  });
});
