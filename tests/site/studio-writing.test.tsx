// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { Json, Overview, PlanResult, SaveRequest, Site } from '../../site/studio/contract.ts';
import { editAndClose, readPage, readSite, turn } from '../../site/studio/client/actions.ts';
import { ChangesWindow } from '../../site/studio/client/ChangesWindow.tsx';
import { FailureNote } from '../../site/studio/client/FailureNote.tsx';
import { FocusField } from '../../site/studio/client/forms/ImageField.tsx';
import { Fields } from '../../site/studio/client/forms/Field.tsx';
import { FormWindow } from '../../site/studio/client/FormWindow.tsx';
import { ItemBar } from '../../site/studio/client/ItemBar.tsx';
import { openText } from '../../site/studio/client/listen.ts';
import { goTo } from '../../site/studio/client/api.ts';
import { Outlines } from '../../site/studio/client/Outlines.tsx';
import { NewPageWindow } from '../../site/studio/client/AddWindow.tsx';
import { Panel } from '../../site/studio/client/Panel.tsx';
import { getState, setState } from '../../site/studio/client/store.ts';
import { TextEditor } from '../../site/studio/client/TextEditor.tsx';
import { TextField } from '../../site/studio/client/rich/TextField.tsx';
import { Toolbar } from '../../site/studio/client/Toolbar.tsx';

class Observer {
  observe = (): void => undefined;
  disconnect = (): void => undefined;
}

let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  setState({
    site: {
      locales: [],
      pages: [],
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

function press(target: Element, key: string, composing: Partial<KeyboardEventInit> = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing });
  target.dispatchEvent(event);
  return event;
}

test('nothing opens in a page that is being loaded again: what is written there would be lost', () => {
  onTestFinished(() => setState({ isReloading: false, text: undefined }));
  const heading = { element: document.body, found: { text: ['messages', 'a'] } };
  setState({ isReloading: true });
  openText(heading);
  expect(getState().text).toBeUndefined();
  setState({ isReloading: false });
  openText(heading);
  expect(getState().text?.at).toEqual(['messages', 'a']);
});

test('a text can be reached by keyboard once the studio listens, not before: its first key would be lost', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.setAttribute('data-spec', 'home:hero.heading');
  onTestFinished(() => {
    heading.remove();
    setState({ page: undefined, text: undefined });
  });
  vi.stubGlobal('ResizeObserver', Observer);
  const answer = { texts: { 'home:hero.heading': { text: ['messages', 'a'] } }, roots: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  await readPage();
  expect(heading.getAttribute('tabindex')).toBeNull();
  await draw(<Outlines />);
  expect(heading.getAttribute('tabindex')).toBe('0');
  press(heading, 'Enter');
  expect(getState().text?.at).toEqual(['messages', 'a']);
});

test('what changes the site waits while the page is being loaded again', async () => {
  onTestFinished(() => setState({ isReloading: false }));
  const change = { lines: [], isOwn: true };
  const overview = { changes: [change], redo: change };
  setState({ site: { ...getState().site!, overview: overview as unknown as Overview } });
  await draw(<Toolbar />);
  const names = ['Undo', 'Redo', 'Save all'];
  const enabled = (): string[] =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=toolbar] button:enabled')]
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
      .filter((name) => names.includes(name));
  expect(enabled()).toEqual(names);
  await act(() => setState({ isReloading: true }));
  expect(enabled()).toEqual([]);
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'a key of an input method neither closes a window nor ends a text: %o',
  async (composing) => {
    setState({ window: { kind: 'add' } });
    await draw(
      <Panel window={{ kind: 'add' }}>
        <TextField text="a" label="Text" lang="es" onChange={() => undefined} />
      </Panel>,
    );
    const field = document.querySelector('[role=textbox]') as HTMLElement;
    expect(press(field, 'Enter', composing).defaultPrevented).toBe(false);
    await act(() => void press(field, 'Escape', composing));
    expect(getState().window).toEqual({ kind: 'add' });
    expect(press(field, 'Enter').defaultPrevented).toBe(true);
    await act(() => void press(field, 'Escape'));
    expect(getState().window).toBeUndefined();
  },
);

test('an optional field stays where it is while somebody fills it', async () => {
  const fields = ['min', 'max'].map((name) => ({ name, input: { type: 'number' as const }, required: false }));
  const folded = (): (string | null)[] =>
    [...document.querySelectorAll<HTMLInputElement>('details input')].map((input) => input.value);
  await draw(<Fields fields={fields} value={{ min: 1 }} onChange={() => undefined} />);
  expect(folded()).toEqual(['']);
  await act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await draw(<Fields fields={fields} value={{}} onChange={() => undefined} />);
  await draw(<Fields fields={fields} value={{ max: 5 }} onChange={() => undefined} />);
  expect(folded()).toEqual(['', '5']);
});

test('a click on a picture sets the point that stays visible, and arrow keys move it', async () => {
  const points: unknown[] = [];
  const drawAt = (value: Json | undefined): Promise<void> =>
    draw(<FocusField src="/photo.jpg" value={value} onChange={(focus) => points.push(focus)} />);
  await drawAt(undefined);
  const picture = document.querySelector('.focus__picture') as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(10, 20, 200, 100);
  await act(() =>
    picture.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 160, clientY: 30, detail: 1 })),
  );
  expect(points).toEqual([{ x: 75, y: 10 }]);
  await drawAt({ x: 75, y: 2 });
  expect(press(picture, 'ArrowUp').defaultPrevented).toBe(true);
  press(picture, 'ArrowRight');
  expect(press(picture, 'Enter').defaultPrevented).toBe(false);
  expect(points.slice(1)).toEqual([
    { x: 75, y: 0 },
    { x: 80, y: 2 },
  ]);
  const [preview] = document.querySelectorAll<HTMLElement>('.focus__previews img');
  expect(preview?.style.objectPosition).toBe('75% 2%');
});

test('Escape, another window and leaving the tab ask before the input of a form is lost', async () => {
  const form = { ok: true, input: { type: 'number' } };
  const json = { headers: { 'content-type': 'application/json' } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(form), json)));
  const leaves = (): boolean => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const target = { title: 'Years', question: { of: 'redirect' as const }, value: 5, make: () => ({}) as never };
  const window = { kind: 'form' as const, target };
  setState({ window });
  await draw(
    <Panel window={window}>
      <FormWindow target={target} />
    </Panel>,
  );
  await vi.waitFor(() => expect(document.querySelector('input')).not.toBeNull());
  const input = document.querySelector('input') as HTMLInputElement;
  expect(leaves()).toBe(true);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7');
  await act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(leaves()).toBe(false);

  const answer = async (text: string): Promise<void> => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=alertdialog] button')];
    await act(() => buttons.find(({ textContent }) => textContent === text)?.click());
  };
  await act(() => void press(input, 'Escape'));
  await answer('Go on writing');
  expect([getState().window, input.value]).toEqual([window, '7']);
  await act(() => setState({ window: { kind: 'add' } }));
  expect(getState().window).toBe(window);
  await answer('Discard it');
  expect(getState().window).toEqual({ kind: 'add' });
  expect(leaves()).toBe(true);
});

test('the address, title and card of a new service follow what is written first', async () => {
  const text = { type: 'text' };
  const fields = (...names: string[]) => names.map((name) => ({ name, input: text, required: true }));
  const layout = { name: 'layout', input: { type: 'option', options: ['page', 'service'] }, required: true };
  const forms: Record<string, unknown[]> = {
    route: [{ name: 'path', input: { type: 'string' }, required: true }, ...fields('label', 'other')],
    page: [layout, ...fields('title', 'description')],
  };
  let sent: unknown;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const request = JSON.parse(body) as { of: string };
    if (address.endsWith('/form')) return Response.json({ input: { type: 'object', fields: forms[request.of] } });
    sent = request;
    return new Promise<never>(() => undefined);
  });
  const known = { id: 'nominas', paths: { es: '/servicios/nominas' } };
  setState({
    site: { ...getState().site, locales: [{ code: 'es', name: 'español' }], pages: [known] } as unknown as Site,
  });
  await draw(<NewPageWindow isService />);
  await vi.waitUntil(() => document.querySelector('form'));
  const write = async (name: string, words: string): Promise<void> => {
    await act(() => void (document.querySelector(`[aria-label="${name}, español"]`)!.textContent = words));
  };
  await write('Text of the button', 'Nóminas');
  await write('Description for search engines', 'Pagos');
  await write('Title for search engines', 'Nóminas y más');
  await write('Text of the button', 'Nominas');
  await act(() => document.querySelector('form')!.requestSubmit());
  const [label, title, description] = [{ es: 'Nominas' }, { es: 'Nóminas y más' }, { es: 'Pagos' }];
  const blocks = [{ kind: 'hero', heading: title, lead: description }];
  const page = { id: 'nominas-2', layout: 'service', title, description, structuredData: 'service', blocks };
  expect(sent).toEqual([
    { edit: { kind: 'page', page, route: { label, path: '/servicios/nominas' } } },
    { edit: { kind: 'entry', of: ['services'], name: page.id, value: { title: label, description, page: page.id } } },
  ]);
});

test('a non-breaking space stays one', async () => {
  const written: string[] = [];
  await draw(<TextField text={'S.\u00A0C.'} label="Text" lang="es" onChange={(text) => written.push(text)} />);
  const field = document.querySelector('[role=textbox]') as HTMLElement;
  expect(field.textContent).toBe('S.\u00A0C.');
  await act(() => field.append('\u00A0y más'));
  expect(written).toEqual(['S.\u00A0C.\u00A0y más']);
});

test('a warning says that the change can still be saved', async () => {
  const texts = { en: { warned: 'Se puede guardar.', refused: 'No se hizo:' } };
  setState({ site: { locales: [], pages: [], articles: [], texts } as unknown as Site });
  const warnings = [{ code: 'text/invisible', message: 'An invisible character.', path: [] }];
  await draw(<FailureNote result={{ ok: true, also: [], apart: [], warnings } as unknown as PlanResult} />);
  expect(document.body.textContent).toContain('Se puede guardar.');
  expect(document.body.textContent).not.toContain('No se hizo');
  expect(document.body.textContent).not.toContain('refused.rules');
});

test('a new article is opened once its address answers with it, and not with another one', async () => {
  const page = (own: string): Response => new Response(`<link rel="canonical" href="https://firm.example${own}">`);
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(page('/blog/the-sample'))
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockResolvedValue(page('/blog/new'));
  vi.stubGlobal('fetch', fetched);
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { href: 'http://localhost/blog', assign });
  await goTo('/blog/new');
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/blog/new');
});

test('an answer about the site from before an undo does not bring the undone change back', async () => {
  const change = { when: '2026-11-26T12:00:00Z', lines: [], isOwn: true };
  const site = { ...getState().site!, overview: { changes: [change], redo: undefined } };
  const undone = { changes: [], redo: change };
  setState({ site });
  const late = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string) => {
    const isUndo = address.endsWith('/undo');
    if (!isUndo) await late.promise;
    return Response.json(isUndo ? { ok: true, warnings: [], overview: undone } : site);
  });
  const read = readSite();
  await turn('undo');
  expect(getState().site?.overview).toEqual(undone);
  late.resolve();
  await read;
  expect(getState().site?.overview).toEqual(undone);
});

test('the list of changes names their authors and what they build on, and saving all names the colleagues first', async () => {
  const eva = { name: 'Eva Sol', email: 'eva@firm.example' };
  const by = { name: 'Ana Ruiz', email: 'ana@firm.example' };
  const changes = [
    { when: '2026-11-26T12:00:00Z', lines: [], by: eva, isOwn: false },
    { when: '2026-11-26T12:01:00Z', lines: [], by, isOwn: true, needs: [eva] },
  ];
  const texts = { en: { 'changes.needs': 'needs {{names}}', 'changes.others': 'also {{names}}' } };
  const site = { ...getState().site!, texts, overview: { changes, redo: undefined } };
  const saves: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const { others, title } = JSON.parse(body) as Partial<SaveRequest>;
    if (address.endsWith('/save')) saves.push([title, others]);
    if (address.endsWith('/review')) return Response.json({ ok: true, warnings: [] });
    return Response.json(address.endsWith('/save') ? { ok: true, overview: site.overview } : site);
  });
  setState({ site, saved: undefined });
  await draw(<ChangesWindow />);
  const listed = [...document.querySelectorAll('.changes li')].map((one) => one.textContent);
  expect(listed).toEqual([expect.stringMatching(/Ana Ruizneeds Eva Sol$/), expect.stringMatching(/Eva Sol$/)]);
  const press = (name: string): Promise<void> => {
    const buttons = [...document.querySelectorAll<HTMLElement>('button')];
    return act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
  };
  // The subject that was typed is there again after the window was closed.
  const input = document.querySelector<HTMLInputElement>('form input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Greet');
  await act(() => void input.dispatchEvent(new InputEvent('input', { bubbles: true })));
  await draw(<ChangesWindow key="again" />);
  expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('Greet');
  await press('Save all');
  expect([saves, document.querySelector('form [role=status]')?.textContent]).toEqual([[], 'also Eva Sol']);
  await press('Save all: press again');
  await press('Save');
  expect(saves).toEqual([
    ['Greet', [eva.email]],
    ['Change texts in the studio', []],
  ]);
});

test('a window that is opened during a save stays open', async () => {
  const sent = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => sent.promise);
  setState({ window: { kind: 'firm' } });
  const saved = editAndClose([], () => undefined);
  setState({ window: { kind: 'add' } });
  sent.resolve(Response.json({ ok: true, warnings: [], overview: { changes: [] } }));
  expect(await saved).toBe(true);
  expect(getState().window).toEqual({ kind: 'add' });
});

test('a block is duplicated below itself, with an id of its own', async () => {
  const block = { kind: 'cards', id: 'costs', items: [] };
  const fetched = vi.fn<(address: string, request: { readonly body: string }) => Promise<Response>>(() =>
    Promise.resolve(Response.json({ ok: false, why: '', problems: [] })),
  );
  vi.stubGlobal('fetch', fetched);
  setState({ page: { texts: {}, roots: [{ at: ['pages', 0], value: { blocks: [block] } }] } });
  await draw(<ItemBar item={['pages', 0, 'blocks', 0]} />);
  await act(() => document.querySelector<HTMLElement>('[aria-label^=Duplicate]')?.click());
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual([
    { edit: { kind: 'insert', list: ['pages', 0, 'blocks'], index: 1, item: { ...block, id: 'costs-2' } } },
  ]);
});

test('the days of a week are ticked, and times have a field for times', async () => {
  const input = { type: 'list' as const, item: { type: 'option' as const, options: ['Mo', 'Tu', 'We'] } };
  const fields = [
    { name: 'days', input, required: true },
    { name: 'opens', input: { type: 'time' as const }, required: true },
  ];
  const changes: unknown[] = [];
  await draw(<Fields fields={fields} value={{ days: ['We'], opens: '09:00' }} onChange={(now) => changes.push(now)} />);
  await act(() => document.querySelector<HTMLElement>('[type=checkbox]')?.click());
  expect(changes).toEqual([{ days: ['Mo', 'We'], opens: '09:00' }]);
  expect(document.querySelector<HTMLInputElement>('[type=time]')?.value).toBe('09:00');
});

test('the destination of a link is edited in the panel, where its text was saved', async () => {
  const at = ['pages', 0, 'action'];
  const page = (es: string) => ({ texts: {}, roots: [{ at: ['pages', 0], value: { action: { label: { es } } } }] });
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(page('Saved'))));
  const target = { element: document.body, at: undefined, action: at };
  setState({ page: page('Before'), text: target, window: undefined });
  await draw(<TextEditor target={target} />);
  await act(() => document.querySelector<HTMLElement>('.link button')?.click());
  await vi.waitFor(() => expect(getState().window?.kind).toBe('form'));
  expect(getState()).toMatchObject({
    text: undefined,
    window: { target: { question: { of: 'place', at }, value: { label: { es: 'Saved' } } } },
  });
});

test('in a page that the browser translates, what is typed in place changes the language of the page', async () => {
  const at = ['pages', 0, 'heading'];
  const page = { texts: {}, roots: [{ at: ['pages', 0], value: { heading: { es: 'Hola', en: 'Hello' } } }] };
  const locales = [
    { code: 'es', name: 'español' },
    { code: 'en', name: 'English' },
  ];
  const main = document.body.appendChild(document.createElement('main'));
  Object.assign(main, { id: 'main' }).dataset['locale'] = 'es';
  document.documentElement.lang = 'en';
  onTestFinished(() => {
    main.remove();
    document.documentElement.lang = '';
  });
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const target = { element: main, at, action: undefined };
  setState({ site: { ...getState().site!, locales }, page, text: target });
  await draw(<TextEditor target={target} />);
  const field = document.querySelector<HTMLElement>('.field--place')!;
  expect([field.lang, field.textContent]).toEqual(['es', 'Hola']);
});
