// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import spec from '#spec';
import { inputFor } from '../../generator/edit/input.ts';
import { fieldSchema, type SiteSpec } from '../../generator/schema/index.ts';
import type { PageAnswer, Site } from '../../site/studio/contract.ts';
import { turn } from '../../site/studio/client/actions.ts';
import { pictureAt } from '../../site/studio/client/PictureWindow.tsx';
import { ApartNote } from '../../site/studio/client/FailureNote.tsx';
import { ImageField } from '../../site/studio/client/forms/ImageField.tsx';
import { FieldWindow } from '../../site/studio/client/FieldWindows.tsx';
import { FormWindow } from '../../site/studio/client/FormWindow.tsx';
import { getState, setState } from '../../site/studio/client/store.ts';

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setState({
    site: {
      locales: [],
      pages: [],
      addresses: {},
      articles: [],
      services: [],
      firm: [],
      values: {},
      texts: {},
    } as unknown as Site,
    isBusy: false,
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function draw(element: ReactElement): Promise<void> {
  await act(() => root.render(element));
}

test('a note names the places that shared what was changed, and stay as they were', async () => {
  const apart = [[{ texts: { es: 'Acerca' } }, { name: 'cards', of: 'kind' as const }]];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, warnings: [], overview: {}, apart })));
  const texts = { en: { apart: 'Sigue en: {{places}}', 'kind.cards': 'Tarjetas' } };
  setState({ site: { ...getState().site, texts } as unknown as Site });
  await turn('redo');
  await draw(<ApartNote places={getState().apart ?? []} />);
  expect(document.body.textContent).toBe('Sigue en: Acerca › Tarjetas');
});

test('an article is asked for in the order of writing, and a refusal stands beside its fields, with the focus', async () => {
  const text = { type: 'text' };
  const field = (name: string, input: object = text, required = true) => ({ name, input, required });
  const fields = [
    field('slug', { type: 'string' }),
    field('title'),
    field('description'),
    field('heading', text, false),
    field('related', { type: 'string' }, false),
    field('body', { type: 'text', html: true }),
  ];
  const problem = (...at: string[]) => ({ path: ['articles', 'entries', 2, ...at], message: `No ${at.join(' ')}` });
  const problems = [problem('heading', 'en'), problem('slug'), problem('description')];
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/form')
      ? Response.json({ input: { type: 'object', fields } })
      : Response.json({ ok: false, why: 'no', problems }),
  );
  const locales = [
    { code: 'es', name: 'es' },
    { code: 'en', name: 'en' },
  ];
  setState({
    site: { ...getState().site, origin: 'https://firm.example', titlePattern: {}, locales } as unknown as Site,
  });
  Element.prototype.scrollIntoView = () => undefined;
  const target = { title: 'Article', question: { of: 'article' as const }, isArticle: true };
  await draw(<FormWindow target={target} />);
  await vi.waitUntil(() => document.querySelector('form'));
  const names = [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset['field']);
  expect(names).toEqual(['title', 'body', 'description', 'slug', 'heading', 'related']);
  const invalid = (): (string | null)[] =>
    [...document.querySelectorAll('[aria-invalid=true]')].map(
      (control) => control.getAttribute('aria-label') ?? document.querySelector(`[for="${control.id}"]`)!.textContent,
    );
  expect(invalid()).toEqual([]);
  await act(() => document.querySelector('form')!.requestSubmit());
  await vi.waitFor(() =>
    expect(invalid()).toEqual([
      'Description, es',
      'Description, en',
      'End of the web address',
      'Heading on the page, en',
    ]),
  );
  for (const control of document.querySelectorAll('[aria-invalid=true]')) {
    const notes = control.getAttribute('aria-describedby')!.split(' ');
    expect(notes.map((id) => document.getElementById(id)!.textContent).join(' ')).toContain('No ');
  }
  // The first of them, and none is folded away.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Description, es');
  expect(document.querySelector('details.more')!.matches('[open]')).toBe(true);
});

test('a new field is of one of the kinds in their order, and a date takes its days from a menu', async () => {
  const input = inputFor(spec as unknown as SiteSpec, fieldSchema);
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith('/form') ? { input } : { ok: true, rows: [] }),
  );
  await draw(<FieldWindow form="contact-home" />);
  await vi.waitUntil(() => document.querySelector('select'));
  const selects = () => [...document.querySelectorAll('select')];
  const valuesOf = (select: HTMLSelectElement | undefined) => [...(select?.options ?? [])].map(({ value }) => value);
  const choose = (select: HTMLSelectElement | undefined, value: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, value);
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect(selects().map(valuesOf)).toEqual([
    ['text', 'textarea', 'email', 'tel', 'url', 'select', 'radio', 'checkbox', 'date', 'number'],
  ]);
  await choose(selects()[0], 'date');
  expect(valuesOf(selects()[1])).toEqual(['any', 'future', 'past']);
  await choose(selects()[1], 'past');
  expect(selects()[1]?.value).toBe('past');
  await choose(selects()[0], 'number');
  expect(selects()).toHaveLength(1);
});

test('a click on any picture in an article opens it, also if it is decorative, and no other one', () => {
  const at = ['articles', 'entries', 0];
  const image = { kind: 'image', file: 'a.jpg', decorative: true };
  const body = [{ kind: 'html', html: {} }, { kind: 'figure', image }, { kind: 'table' }, { kind: 'figure', image }];
  const page = {
    at,
    texts: { 'a:b': { text: [...at, 'title'] } },
    roots: [{ at, value: { sharePicture: image, body } }],
  };
  const place = document.body.appendChild(document.createElement('article'));
  onTestFinished(() => place.remove());
  const figure = '<figure><picture><img alt=""></picture></figure>';
  place.innerHTML = `<h1 data-spec="a%3Ab">Title</h1><div class="article__text"><p>…</p>${figure}<p>…</p>${figure}</div>`;
  const found = [...place.querySelectorAll('img')].map((one) => pictureAt(one, page as unknown as PageAnswer));
  expect(found).toEqual([
    [...at, 'body', 1, 'image'],
    [...at, 'body', 3, 'image'],
  ]);
});

test.each([
  ['an uploaded one', '[type=file]', 'change', { kind: 'image', file: 'new.jpg' }],
  ['one of the site', '.thumbs button', 'click', { kind: 'image', file: 'other.jpg' }],
])(
  'a picture that was only decoration is replaced by %s, which asks for its own text',
  async (_, control, event, now) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, file: 'new.jpg' })));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:new' }));
    const pictures = [{ kind: 'image', file: 'other.jpg', decorative: true }];
    setState({ site: { ...getState().site, pictures } as unknown as Site });
    const chosen: unknown[] = [];
    const value = { kind: 'image', file: 'old.jpg', decorative: true };
    await draw(<ImageField value={value} onChange={(next) => chosen.push(next)} label="Picture" />);
    const element = document.querySelector(control)!;
    Object.defineProperty(element, 'files', { value: [new File(['x'], 'new.jpg')] });
    await act(() => void element.dispatchEvent(new Event(event, { bubbles: true })));
    await vi.waitFor(() => expect(chosen).toEqual([now]));
  },
);
