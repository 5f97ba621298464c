import { describe, expect, it } from 'vitest';
import { compileForm } from '../../generator/compile/form.ts';
import { compilePage } from '../../generator/compile/page.ts';
import { compileMissing, compileRedirects, compileRoutes } from '../../generator/compile/routes.ts';
import { emitForms } from '../../generator/emit/forms.ts';
import type { Form, Page } from '../../generator/schema/index.ts';
import { rules } from '#generated/forms/rules.ts';
import { problemsOf } from '../../site/browser/forms/check.ts';
import { base, both } from './valid-spec.ts';

/** The home page with these blocks. Their names are not checked against those of the real spec. */
function pageWith(...blocks: object[]): Page {
  return { ...(base.pages[0] as Page), blocks: blocks as Page['blocks'] };
}

describe('compileRoutes', () => {
  const routes = compileRoutes(base);

  it.each([
    ['/inicio', { page: 'home', locale: 'es', canonical: '/inicio', status: 200, indexable: true }],
    ['/hogar', { page: 'home', locale: 'es', canonical: '/inicio', status: 200, indexable: true }],
    ['/en/inicio', { page: 'home', locale: 'en', canonical: '/en/inicio', status: 200, indexable: true }],
    ['/en/hogar', { page: 'home', locale: 'en', canonical: '/en/inicio', status: 200, indexable: true }],
    ['/gracias', { page: 'thanks', locale: 'es', canonical: '/gracias', status: 200, indexable: false }],
    ['/404', { page: 'not-found', locale: 'es', canonical: '/404', status: 404, indexable: false }],
    ['/en/404', { page: 'not-found', locale: 'en', canonical: '/en/404', status: 404, indexable: false }],
  ])('makes one route for %s: %o', (url, expected) => {
    expect(routes.filter((route) => route.url === url)).toMatchObject([expected]);
  });

  it('gives each route its alternates, and leaves out planned pages', () => {
    expect(routes.find(({ url }) => url === '/en/hogar')?.alternates).toEqual({ es: '/inicio', en: '/en/inicio' });
    expect(routes).toHaveLength(8);
    expect(routes.map(({ page }) => page)).not.toContain('blog');
    expect(compileMissing(base)).toEqual(['/blog', '/en/blog', '/dashboard', '/en/dashboard']);
  });

  it('does not list planned addresses with a parameter as missing', () => {
    const article = { path: '/blog/{slug}', label: both('x'), planned: true };
    expect(compileMissing({ ...base, routes: { ...base.routes, pages: { article }, unavailable: {} } })).toEqual([]);
  });

  it('gives a path with a parameter a route for its canonical value and a catch-all for others', () => {
    const article = { path: '/blog/{slug}', canonicalParameter: 'a-text', label: both('x') };
    const compiled = compileRoutes({ ...base, routes: { ...base.routes, pages: { article } } });
    expect(compiled.map(({ url, pattern, canonical, indexable }) => [url, pattern, canonical, indexable])).toEqual([
      ['/blog/a-text', undefined, '/blog/a-text', true],
      ['/blog/_any', '^/blog/[a-z0-9-]+$', '/blog/a-text', false],
      ['/en/blog/a-text', undefined, '/en/blog/a-text', true],
      ['/en/blog/_any', '^/en/blog/[a-z0-9-]+$', '/en/blog/a-text', false],
    ]);
  });

  it('gives a page the origins of the scripts and requests that it needs', () => {
    const [home, ...others] = base.pages;
    const widget = {
      kind: 'bookingWidget',
      heading: both('x'),
      text: both('x'),
      calendar: 'newClients',
      label: both('x'),
    };
    const spec = { ...base, pages: [{ ...home, languageByCountry: true, blocks: [widget] } as Page, ...others] };
    const { bookingWidget, countryLookup } = base.integrations;
    expect(compileRoutes(spec).find(({ page }) => page === 'home')).toMatchObject({
      scriptSources: [new URL(bookingWidget?.script ?? '').origin],
      connectSources: [new URL(countryLookup?.url ?? '').origin],
    });
    const other = compileRoutes(spec).find(({ page }) => page === 'thanks');
    expect(other).not.toHaveProperty('scriptSources');
    expect(other).not.toHaveProperty('connectSources');
  });

  it('allows every page to connect to the reports endpoint if it is on another origin', () => {
    const connectSourcesWith = (url: string) => {
      const reports = { url, perPageView: 5, perMinute: 60 };
      return compileRoutes({ ...base, integrations: { ...base.integrations, reports } }).map(
        ({ connectSources }) => connectSources,
      );
    };
    expect(connectSourcesWith('https://reports.example/in?site=1')).toEqual(
      routes.map(() => ['https://reports.example']),
    );
    expect(connectSourcesWith('/reports')).toEqual(routes.map(() => undefined));
  });

  it('makes every redirect in both languages', () => {
    expect(compileRedirects(base)).toEqual([
      { from: '/', to: '/inicio', status: 302 },
      { from: '/en', to: '/en/inicio', status: 302 },
    ]);
  });
});

describe('compilePage', () => {
  it('replaces texts by keys, and fills in the values of placeholders in each language', () => {
    const { page, texts } = compilePage(base, base.pages[0] as Page);
    expect(page).toMatchObject({ id: 'home', layout: 'home', title: 'title', description: 'description' });
    expect(page.blocks[0]).toMatchObject({ kind: 'hero', heading: 'hero.heading', lead: 'hero.lead' });
    expect(texts.es).toMatchObject({ title: 'Inicio', hero: { lead: 'Más de 50 empresas.' } });
    expect(texts.en).toMatchObject({ title: 'Home', hero: { lead: 'More than 50 companies.' } });
  });

  it('fills in the translation of a localised value', () => {
    const spec = { ...base, values: { ...base.values, clock: { es: 'horas naturales', en: 'hours' } } };
    const { texts } = compilePage(spec, pageWith({ kind: 'notice', heading: both('24 {{clock}}') }));
    expect([texts.es, texts.en]).toMatchObject([
      { notice: { heading: '24 horas naturales' } },
      { notice: { heading: '24 hours' } },
    ]);
  });

  it('refers to shared messages by their keys, and to blocks by their ids', () => {
    const { page, texts } = compilePage(base, base.pages[0] as Page);
    expect(page.blocks[1]).toMatchObject({ heading: 'shared:contact.heading', lead: 'write.lead' });
    expect(texts.es['write']).toEqual({ lead: 'Le leemos.' });
  });

  it('numbers the text keys of blocks of the same kind', () => {
    const notice = (word: string) => ({ kind: 'notice', heading: both(word), paragraphs: [both('x')], actions: [] });
    const { texts } = compilePage(base, pageWith(notice('one'), notice('two')));
    expect(texts.en).toMatchObject({ notice: { heading: 'one' }, notice2: { heading: 'two' } });
  });

  it('keeps the texts of blocks apart from those of the page and of each other, whatever their ids', () => {
    const notice = (heading: string, id: object = {}) => ({
      kind: 'notice',
      heading: both(heading),
      paragraphs: [both('x')],
      actions: [],
      ...id,
    });
    const blocks = [notice('one', { id: 'title' }), notice('two', { id: 'notice2' }), notice('three'), notice('four')];
    const { page, texts } = compilePage(base, pageWith(...blocks));
    const headings = page.blocks.map((block) => ('heading' in block ? String(block.heading) : ''));
    const read = (key: string) => key.split('.').reduce<unknown>((node, step) => (node as never)[step], texts.en);
    expect(headings.map(read)).toEqual(['one', 'two', 'three', 'four']);
    expect(texts.en['title']).toBe('Home');
  });

  it('keeps placeholders that the browser fills in', () => {
    const { texts } = compilePage(base, pageWith({ kind: 'notice', heading: both('{{ phone }} {{field}}') }));
    expect(texts.es).toMatchObject({ notice: { heading: '+52 55 0000 0000 {{field}}' } });
  });

  it('compiles the automatic redirect and the header action of a page', () => {
    const [home] = base.pages;
    const { page } = compilePage(base, {
      ...(home as Page),
      autoRedirect: { to: 'dashboard' as Page['id'], after: 3000 },
      headerAction: { kind: 'book', calendar: 'newClients' as never },
    });
    expect(page.autoRedirect).toEqual({ href: { es: '/dashboard', en: '/en/dashboard' }, after: 3000 });
    expect(page.headerAction).toMatchObject({
      kind: 'link',
      link: { href: both('https://calendar.example/new-clients') },
    });
  });

  const label = both('Label');
  const own = 'notice.actions.0.label';
  const link = (href: object, more: object = {}, name = own) => ({
    kind: 'link',
    label: name,
    link: { href, ...more },
  });
  const calendar = both('https://calendar.example/new-clients');
  const chat = { es: 'https://chat.example/cimiento?text=Hola', en: 'https://chat.example/cimiento?text=Hello' };
  it.each<[string, object, object]>([
    ['a page', { kind: 'page', page: 'thanks', label }, link({ es: '/gracias', en: '/en/gracias' })],
    [
      'a fragment of another page',
      { kind: 'page', page: 'home', hash: 'write' },
      link({ es: '/inicio#write', en: '/en/inicio#write' }),
    ],
    ['a planned page', { kind: 'page', page: 'dashboard' }, link({ es: '/dashboard', en: '/en/dashboard' })],
    ['a fragment of the same page', { kind: 'anchor', hash: 'write', label }, link(both('#write'))],
    [
      'the calendar',
      { kind: 'book', calendar: 'newClients' },
      link(calendar, { external: true, event: 'booking_click' }, 'shared:action.book'),
    ],
    ['the chat', { kind: 'chat' }, link(chat, { external: true }, 'shared:action.chat')],
    ['the telephone', { kind: 'phone', style: 'quiet' }, { ...link(both('tel:+525500000000')), style: 'quiet' }],
    ['the e-mail address', { kind: 'email' }, link(both('mailto:hola@cimiento.example'))],
    [
      'another site',
      { kind: 'url', url: 'https://a.example/', label },
      link(both('https://a.example/'), { external: true }),
    ],
    ['a command', { kind: 'command', command: 'reload', label }, { kind: 'command', label: own, command: 'reload' }],
    [
      'signing out',
      { kind: 'signOut', to: 'thanks', success: 'sent', failure: 'failed', label },
      {
        kind: 'signOut',
        label: own,
        to: { es: '/gracias', en: '/en/gracias' },
        success: { tone: 'success', message: 'shared:errors.sent.message' },
        failure: { tone: 'error', message: 'shared:errors.failed.message' },
      },
    ],
    [
      'an alert',
      { kind: 'alert', error: 'failed', label },
      { kind: 'alert', label: own, alert: 'failed', message: 'shared:errors.failed.message' },
    ],
    ['a dialog', { kind: 'dialog', dialog: 'apply', label }, { kind: 'dialog', label: own, dialog: 'apply' }],
  ])('compiles the action for %s', (_what, action, expected) => {
    const { page } = compilePage(
      base,
      pageWith({ kind: 'notice', heading: both('x'), paragraphs: [], actions: [action] }),
    );
    expect((page.blocks[0] as unknown as { actions: object[] }).actions).toEqual([expected]);
  });
});

describe('compileForm', () => {
  const form = base.forms['contact'] as Form;

  it('limits the length of a field by its own setting, its column or the default', () => {
    const limits = (changed: Form) => compileForm(base, changed).fields.map(({ name, maxLength }) => [name, maxLength]);
    expect(limits(form)).toEqual([
      ['name', 320],
      ['email', 320],
      ['company', 320],
      ['message', 10_000],
    ]);
    const message = { ...form.fields['message'], max: 50 } as Form['fields'][string];
    expect(limits({ ...form, fields: { ...form.fields, message } })).toContainEqual(['message', 50]);
  });

  it('resolves texts, input attributes, outcomes and the step after success', () => {
    const compiled = compileForm(base, form);
    expect(compiled.texts.submit).toEqual({ es: 'form.submit (es)', en: 'form.submit (en)' });
    expect(compiled.fields[1]).toMatchObject({
      required: true,
      inputmode: 'email',
      autocomplete: 'email',
      label: { es: 'Correo', en: 'E-mail' },
    });
    expect(compiled.fields[2]).toMatchObject({ required: false });
    expect(compiled.fields[3]).toMatchObject({ rows: 5 });
    expect(compiled.privacyHref).toEqual({ es: '/gracias', en: '/en/gracias' });
    expect(compiled.outcomes.success).toMatchObject({
      channel: 'toast',
      tone: 'success',
      then: 'clear',
      message: { en: 'Message sent!' },
    });
    const thenOf = (then: Form['then']) => compileForm(base, { ...form, then }).outcomes.success.then;
    expect(thenOf({ navigate: 'thanks' })).toEqual({ navigate: { es: '/gracias', en: '/en/gracias' } });
    expect(thenOf({ confirmFor: 3000 })).toEqual({ confirmFor: 3000 });
  });
});

it('the emitted payload keeps backticks, dollar signs and backslashes of a template', () => {
  const template = 'a `b` ${c} \\n {{ name }}';
  const form = { ...(base.forms['contact'] as Form), payload: { message: { kind: 'template' as const, template } } };
  const files = emitForms({ ...base, forms: { contact: form } });
  const source = files.find(({ path }) => path.endsWith('forms/rules.ts'))?.content ?? '';
  const literal = /"message": (`.*`),/.exec(source)?.[1] ?? '';
  // Evaluates the generated expression itself.
  expect(new Function('values', `return ${literal}`)({ name: 'Ana' })).toBe('a `b` ${c} \\n Ana');
});

it('the emitted payload has the initial value of an optional field that was cleared', () => {
  const form = base.forms['contact'] as Form;
  const company = { ...form.fields['company'], initial: 'Acme' } as Form['fields'][string];
  const changed = { ...form, fields: { ...form.fields, company } };
  const payload = { company: { kind: 'from' as const, field: 'company' } };
  const source = emitForms({ ...base, forms: { contact: { ...changed, payload } } }).find(({ path }) =>
    path.endsWith('forms/rules.ts'),
  )?.content;
  const stored = new Function('values', `return ${/"company": (.*),/.exec(source ?? '')?.[1] ?? ''}`) as (
    values: object,
  ) => unknown;
  expect([' ', 'Brújula'].map((answer) => stored({ company: answer }))).toEqual(['Acme', 'Brújula']);
});

/** The problems of answers to a form of the fixture site, and the row that they make. */
function generated(form: string) {
  const found = rules[form] ?? expect.fail(`There is no form "${form}".`);
  return {
    problems: (values: Record<string, string>) => problemsOf(found, values).map(({ name, problem }) => [name, problem]),
    payload: (values: Record<string, string>, now = '') => found.toPayload(values as never, now),
  };
}

describe('the generated rules of the contact form', () => {
  const contact = generated('contact-home');
  const valid = { name: 'Ana', email: 'ana@example.mx', company: '', message: 'Hola' };

  it.each<[string, object, unknown[]]>([
    ['accept valid answers', {}, []],
    ['reject an empty name', { name: '' }, [['name', 'required']]],
    ['reject a name of whitespace', { name: ' \n\t' }, [['name', 'required']]],
    ['reject an incomplete e-mail address', { email: 'ana@' }, [['email', 'invalidEmail']]],
    ['reject a name of 321 characters', { name: 'x'.repeat(321) }, [['name', 'tooLong']]],
    ['accept a name of 320 characters', { name: 'x'.repeat(320) }, []],
    ['reject a message of 10,001 characters', { message: 'x'.repeat(10_001) }, [['message', 'tooLong']]],
    ['report an empty e-mail address only as missing', { email: '' }, [['email', 'required']]],
    ['reject an e-mail address whose domain has no dot', { email: 'ana@gmail' }, [['email', 'incompleteEmail']]],
  ])('%s', (_what, change, expected) => {
    expect(contact.problems({ ...valid, ...change })).toEqual(expected);
  });

  it.each([
    ['', null],
    ['   ', null],
    ['Acme', 'Acme'],
  ])('store the company %j as %j', (company, stored) => {
    expect(contact.payload({ ...valid, company })).toEqual({ ...valid, company: stored });
  });
});

describe('the generated payload', () => {
  it('has no fields that are not stored, and null for what was left empty', () => {
    const answers = { name: 'Ana', email: 'ana@example.mx', phone: '55', company: '', message: 'Hola' };
    expect(generated('contact-page').payload(answers)).toEqual({
      name: 'Ana',
      email: 'ana@example.mx',
      company: null,
      message: 'Hola',
    });
  });

  it('of an application has the time of the first attempt, so that a retry is the same row', () => {
    const values = {
      nombre: 'Ana',
      email: 'ana@example.mx',
      telefono: '55',
      linkedin: '',
      experiencia: 'x',
      motivacion: 'y',
      disponibilidad: '',
    };
    expect(generated('career').payload(values, '2026-01-02T03:04:05.000Z')).toMatchObject({
      fecha_aplicacion: '2026-01-02T03:04:05.000Z',
      estado: 'pendiente',
    });
  });
});

describe('the generated rules of a form with a template', () => {
  const promo = generated('softlanding-promo');
  const valid = {
    nombre: 'Ana',
    correo: 'ana@example.mx',
    pais: 'Chile',
    tipoEmpresa: 'Servicios',
    mensaje: 'Somos diez',
  };

  it('store the type of company in the message', () => {
    expect(promo.payload(valid).mensaje).toBe('Equipo nuevo - Tipo: Servicios - Somos diez');
  });

  it.each(['', 'Otra cosa'])('reject the type of company %j', (tipoEmpresa) => {
    expect(promo.problems({ ...valid, tipoEmpresa })).toEqual([['tipoEmpresa', 'required']]);
  });
});
