// @vitest-environment jsdom
import type { Editor } from '@tiptap/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { Site } from '../../site/studio/contract.ts';
import type { Window } from '../../site/studio/client/store.ts';

class Observer {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

const at = ['pages', 0, 'heading'];
const done = { ok: true, warnings: [], overview: { changes: [], redo: undefined } };
/** The window with a value of the firm, which a form edits. */
const form: Window = {
  kind: 'form',
  target: { title: 'Firm', question: { of: 'place', at: ['firm'] }, value: { name: 'Uno' } },
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', Observer);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = document.body.innerHTML = '';
});

/** What the server answers to an operation. */
type Answers = (operation: string, token: string, body: string) => Response | Promise<Response> | undefined;

/** Loads the page of the studio anew for a person, whose requests get these answers. */
async function load(person: string, answers: Answers = () => undefined) {
  document.head.innerHTML = `<meta name="studio-token" content="old" data-person="${person}">`;
  document.body.innerHTML =
    '<main id="main" data-locale="es"><h1 data-spec="heading">Hola</h1></main><div id="studio"></div>';
  vi.resetModules();
  vi.stubGlobal('fetch', (address: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const operation = address.split('/').at(-1) ?? '';
    return answers(operation, headers['x-studio-token'] ?? '', body) ?? new Promise(() => undefined);
  });
  const { setState, getState } = await import('../../site/studio/client/store.ts');
  const { edit } = await import('../../site/studio/client/actions.ts');
  const { Drafts } = await import('../../site/studio/client/drafts.tsx');
  const { FormWindow } = await import('../../site/studio/client/FormWindow.tsx');
  const { TextEditor } = await import('../../site/studio/client/TextEditor.tsx');
  const locales = [
    { code: 'es', name: 'español' },
    { code: 'en', name: 'English' },
  ];
  const [pages, articles, services, firm, values, texts] = [[], [], [], [], {}, {}];
  const place = document.querySelector('#studio')!;
  setState({
    site: { locales, pages, articles, services, firm, values, texts, overview: done.overview } as unknown as Site,
    page: {
      texts: { heading: { text: at } },
      roots: [{ at: ['pages', 0], value: { heading: { es: 'Hola', en: 'Hello' } } }],
    },
  });
  const root = createRoot(place);
  // Its requests end with it.
  onTestFinished(() => act(async () => root.unmount()));
  function Studio() {
    const { text, window } = getState();
    return (
      <>
        <Drafts />
        {text ? <TextEditor target={text} /> : null}
        {window?.kind === 'form' ? <FormWindow target={window.target} /> : null}
      </>
    );
  }
  const draw = (): Promise<void> => act(async () => root.render(<Studio />));
  const press = async (name: string): Promise<void> => {
    const buttons = [...place.querySelectorAll<HTMLElement>('button')];
    const button = buttons.find((one) => (one.ariaLabel ?? one.textContent).startsWith(name));
    await act(async () => button?.click());
    await draw();
  };
  await draw();
  return {
    edit,
    getState,
    press,
    place,
    /** Opens the editor of the heading, or a window. */
    async open(window?: Window) {
      const element = document.querySelector('h1')!;
      setState(window ? { window } : { text: { element, at, action: undefined } });
      await draw();
      if (window) await vi.waitFor(() => expect(place.querySelector('form')).not.toBeNull());
    },
    async type(words: string) {
      const { editor } = place.querySelector<HTMLElement & { editor: Editor }>('[role=textbox][lang=es]')!;
      await act(() => void editor.chain().selectAll().insertContent(words).run());
    },
    fields: () => [...place.querySelectorAll('[role=textbox]')].map(({ textContent }) => textContent),
    offered: () => [...place.querySelectorAll('.drafts q')].map(({ textContent }) => textContent),
    leave: () => act(async () => root.unmount()),
  };
}

const firmForm: Answers = (operation) =>
  operation === 'form'
    ? Response.json({
        input: { type: 'object', fields: [{ name: 'name', input: { type: 'string' }, required: true }] },
      })
    : undefined;

test('a typed text is offered after a reload, to its author alone, and opens with the version it was typed over', async () => {
  const before = await load('ana%40firm.example');
  await before.open();
  await before.type('Buenos días');
  await before.leave();

  const other = await load('luis%40firm.example');
  expect(other.offered()).toEqual([]);
  await other.open();
  expect(other.fields()).toEqual(['Hola', 'Hello']);
  await other.leave();

  const sent: string[] = [];
  const after = await load('ana%40firm.example', (operation, _token, body) => {
    if (operation !== 'edit') return undefined;
    sent.push(body);
    return Response.json(done);
  });
  expect(after.offered()).toEqual(['Buenos días']);
  await after.press('Go on writing');
  expect(after.fields()).toEqual(['Buenos días', 'Hello']);
  await after.press('Done');
  const edit = { kind: 'text', at, texts: { es: 'Buenos días' } };
  expect(sent.map((one) => JSON.parse(one) as unknown)).toEqual([[{ edit, seen: { es: 'Hola', en: 'Hello' } }]]);
  await after.leave();
  expect((await load('ana%40firm.example')).offered()).toEqual([]);
});

test('a text that its author cancels is not offered again', async () => {
  const before = await load('ana%40firm.example');
  await before.open();
  await before.type('Buenos días');
  await before.press('Cancel');
  await before.leave();
  expect((await load('ana%40firm.example')).offered()).toEqual([]);
});

test('what is typed in a form is offered after a reload until it is discarded', async () => {
  const before = await load('ana%40firm.example', firmForm);
  await before.open(form);
  const input = before.place.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Dos');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.waitFor(() => expect(localStorage).toHaveLength(1));
  await before.leave();

  const after = await load('ana%40firm.example', firmForm);
  expect(after.offered()).toEqual(['Dos']);
  await after.press('Go on writing');
  await vi.waitFor(() => expect(after.place.querySelector('input')?.value).toBe('Dos'));
  await after.leave();
  const again = await load('ana%40firm.example', firmForm);
  await again.press('Discard it');
  expect(again.offered()).toEqual([]);
  await again.open(form);
  expect(again.place.querySelector('input')?.value).toBe('Uno');
});

test('a form whose value somebody has changed shows both versions, and either can be taken', async () => {
  const sent: unknown[] = [];
  const theirs = { name: 'Tres' };
  const studio = await load('ana%40firm.example', (operation, token, body) => {
    if (operation !== 'edit') return firmForm(operation, token, body);
    sent.push(JSON.parse(body));
    const conflict = { mine: { name: 'Uno' }, theirs };
    return Response.json(sent.length === 1 ? { ok: false, why: '', problems: [], conflict } : done);
  });
  await studio.open(form);
  await studio.press('Save');
  expect([...studio.place.querySelectorAll('.versions p')].map(({ textContent }) => textContent)).toEqual([
    'Tres',
    'Uno',
  ]);
  await studio.press('Keep my version');
  expect(sent).toEqual([
    [{ edit: { kind: 'value', at: ['firm'], value: { name: 'Uno' } }, seen: { name: 'Uno' } }],
    [{ edit: { kind: 'value', at: ['firm'], value: { name: 'Uno' } }, seen: theirs }],
  ]);
});

const restarted = (): Response =>
  Response.json({ ok: false, code: 'studio/restarted', why: '', problems: [] }, { status: 403 });

test.each<[string, Answers, unknown]>([
  ['the same person goes on', () => Response.json({ token: 'new', person: 'ana%40firm.example' }), { ok: true }],
  [
    'somebody else has signed in',
    () => Response.json({ token: 'new', person: 'luis%40firm.example' }),
    { code: 'studio/other-person' },
  ],
  ['the session has ended', () => new Response('Unauthorized\n', { status: 401 }), { code: 'studio/signed-out' }],
  [
    'the person may not edit any more',
    () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } }),
    { code: 'studio/no-edit' },
  ],
])('a studio that was started again: %s', async (_name, renewal, outcome) => {
  const tokens: string[] = [];
  const studio = await load('ana%40firm.example', (operation, token, body) => {
    if (operation === 'token') return renewal(operation, token, body);
    if (operation !== 'edit') return undefined;
    tokens.push(token);
    return token === 'new' ? Response.json(done) : restarted();
  });
  await studio.open();
  await studio.type('Buenos días');
  await studio.press('Done');
  const isDone = 'ok' in (outcome as object);
  await vi.waitFor(() => expect(studio.place.querySelector('.refused') === null).toBe(isDone));
  expect(tokens).toEqual(isDone ? ['old', 'new'] : ['old']);
  expect(studio.fields()).toEqual(isDone ? [] : ['Buenos días', 'Hello']);
  expect(localStorage).toHaveLength(isDone ? 0 : 1);
  expect(await studio.edit([])).toMatchObject(outcome as object);
  // Once the session is back, the same button sends the text.
  expect(studio.place.querySelector('.editor .primary:disabled')).toBeNull();
});
