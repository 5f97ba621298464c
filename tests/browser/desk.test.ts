import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';

import type { PageOf } from '../../site/desk/ui/addresses.ts';
import { colourRules, violations } from '../support/axe.ts';
import { test } from '../support/browser.ts';
import { serveDeskPages, type Asked, type DeskPages } from '../support/desk-pages.ts';
import { HEIGHT, NARROW } from '../support/looks.ts';
import { findMisfits } from '../support/pages/misfits.ts';

/** A desk. */
const WIDE = 1440;

let pages: DeskPages;
beforeAll(async () => {
  pages = await serveDeskPages();
});
afterAll(() => pages.close());
beforeEach(() => pages.answers.clear());

function inbox(): PageOf<'inbox'> {
  return pages.fixture('inbox') as PageOf<'inbox'>;
}

function row(): PageOf<'row'> {
  return pages.fixture('row') as PageOf<'row'>;
}

/** Serves a page at its own address, and notes what is sent there. */
function serve<P extends { readonly address: string }>(
  page: P & ReturnType<DeskPages['fixture']>,
  posted?: (asked: Asked) => ReturnType<DeskPages['fixture']> | undefined,
): void {
  pages.answers.set(page.address.split('?')[0] ?? '', (asked) =>
    asked.method === 'POST' && posted ? posted(asked) : page,
  );
}

/** A page whose script is at work. */
async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('desk')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );
}

describe('every page is accessible and fits, light and dark, on a phone and a desk', () => {
  test.for([
    'loginMissing',
    'overview',
    'inboxes',
    'inboxFiltered',
    'rowConflict',
    'eraseUnconfirmed',
    'peopleWrong',
    'audit',
    'settings',
    'notFound',
  ])('%s', async (name, { reopen }) => {
    const page = await reopen(`${pages.url}/fixture/${name}`, { reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [width, colorScheme, rules] of [
      [WIDE, 'light', undefined],
      [NARROW, 'light', undefined],
      [NARROW, 'dark', colourRules],
      [WIDE, 'dark', colourRules],
    ] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Nothing is chosen, so the system decides; no script has a part in it.
      await page.emulateMedia({ colorScheme });
      found.push(
        ...(await violations(page, rules ? { rules } : {})).map((line) => `${width} px, ${colorScheme}: ${line}`),
      );
    }
    // The menu of a phone, and whatever else can be opened.
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    found.push(...(await findMisfits(page)));
    expect(found).toEqual([]);
  });
});

test('a theme of one’s own holds against the system’s', async ({ reopen }) => {
  const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const page = await reopen(`${pages.url}/fixture/settings?theme=light`, { colorScheme: 'dark' });
  const light = await paper(page);
  await page.goto(`${pages.url}/fixture/settings?theme=dark`);
  const dark = await paper(page);
  expect(light).not.toBe(dark);
  await page.goto(`${pages.url}/fixture/settings`);
  expect(await paper(page)).toBe(dark);
});

test('a list is worked at with the keyboard alone', async ({ reopen }) => {
  serve(inbox());
  serve(row());
  const page = await reopen(pages.url + inbox().address);
  await awake(page);
  const rows = page.locator('tr[data-id]');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  expect(await rows.locator('input:checked').count()).toBe(2);
  expect(await page.locator('#chosen').textContent()).toBe('2 elegidas');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
  // In a field they are letters.
  await page.keyboard.type('x?');
  expect(await page.locator('#q').inputValue()).toBe('x?');
  await page.locator('#heading').focus();
  await page.keyboard.press('?');
  await page.locator('#shortcuts:modal').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(pages.url + row().address);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('heading');
});

test('several rows are changed at once, and back', async ({ reopen }) => {
  const first = inbox();
  const [one, two] = first.list.rows;
  const changed = {
    ...first,
    list: {
      ...first.list,
      rows: first.list.rows.map((each) => (each === one || each === two ? { ...each, status: 'closed' } : each)),
    },
  };
  const sent: string[] = [];
  serve(first, ({ fields }) => {
    sent.push(fields.toString());
    return {
      ...changed,
      notice: { tone: 'success', text: 'desk.notice.changedMany', values: { count: 2 }, undo: 'token' },
    };
  });
  pages.answers.set('/undo', ({ fields }) => {
    sent.push(fields.toString());
    return { ...first, notice: { tone: 'success', text: 'desk.notice.undone', values: { count: 2 } } };
  });
  const page = await reopen(pages.url + first.address);
  await awake(page);
  for (const each of [one, two]) await page.locator(`tr[data-id="${each?.id}"] input`).check();
  await page.locator('[name="bulk-status"]').selectOption('closed');
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  await page.getByText('Se cambiaron 2 solicitudes').waitFor();
  expect(await page.locator(`tr[data-id="${one?.id}"]`).getAttribute('data-status')).toBe('closed');
  expect(await page.locator('input[name="row"]:checked').count()).toBe(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Se deshizo el cambio de 2 solicitudes').waitFor();
  expect(await page.locator(`tr[data-id="${one?.id}"]`).getAttribute('data-status')).toBe(one?.status);
  expect(sent).toEqual([
    `bulk-status=closed&bulk-assignee=&row=${one?.id}&row=${two?.id}`,
    `undo=token&back=${encodeURIComponent(first.address)}`,
  ]);
});

test('a new row appears by itself, is announced, and leaves alone what is chosen', async ({ reopen }) => {
  const first = inbox();
  const [newest] = first.list.rows;
  if (!newest) throw new Error('There are rows.');
  let page = first;
  pages.answers.set(first.address, () => page);
  const tab = await reopen(pages.url + first.address);
  await awake(tab);
  await tab.locator(`tr[data-id="${newest.id}"] input`).check();
  const arrived = { ...newest, id: 'aaaaaaaa-0000-4000-8000-000000000000', createdAt: '2026-11-21T10:00:00.000Z' };
  page = { ...first, list: { ...first.list, rows: [arrived, ...first.list.rows] } };
  // The page may still be on its way to where it listens.
  await expect
    .poll(() => {
      pages.tell(first.query.table);
      return tab.locator(`tr[data-id="${arrived.id}"]`).count();
    })
    .toBe(1);
  await expect.poll(() => tab.locator('#arrivals').textContent()).toBe('Llegó una solicitud nueva');
  expect(await tab.locator(`tr[data-id="${newest.id}"] input`).isChecked()).toBe(true);
});

describe('a row', () => {
  const open = async (reopen: (path: string) => Promise<Page>): Promise<Page> => {
    const page = await reopen(pages.url + row().address);
    await awake(page);
    await page.locator('#note').fill('Llamar el lunes');
    await page.locator('#status').selectOption('closed');
    return page;
  };
  const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Guardar' }).click();

  test('is changed, and its note is written only once', async ({ reopen }) => {
    const before = row();
    const saved: PageOf<'row'> = {
      ...before,
      row: {
        ...before.row,
        version: 8,
        status: 'closed',
        history: [
          ...before.row.history,
          { at: '2026-11-21T10:00:00Z', person: null, status: 'closed', note: 'Llamar el lunes' },
        ],
      },
    };
    serve(before, ({ fields }) => {
      expect(Object.fromEntries(fields)).toMatchObject({
        version: String(before.row.version),
        status: 'closed',
        note: 'Llamar el lunes',
      });
      return { ...saved, notice: { tone: 'success', text: 'desk.notice.saved' } };
    });
    const page = await open(reopen);
    await save(page);
    await page.getByText('Cambios guardados').waitFor();
    expect(await page.locator('#note').inputValue()).toBe('');
    expect(await page.locator('[name="version"]').inputValue()).toBe('8');
    expect(await page.locator('.history li').first().textContent()).toContain('Llamar el lunes');
  });

  test('that a colleague has changed keeps what was entered', async ({ reopen }) => {
    const before = row();
    serve(before, () => ({
      ...before,
      row: { ...before.row, version: 9, status: 'scheduled' },
      conflict: {
        by: 'luis@firma.example',
        at: '2026-11-21T10:00:00Z',
        entered: { status: 'closed', note: 'Llamar el lunes' },
      },
    }));
    const page = await open(reopen);
    // What is to be drawn soon is drawn some frames later, as on a busy machine.
    await page.evaluate(() => {
      const later = setTimeout;
      globalThis.setTimeout = ((run: () => void, delay?: number) =>
        later(run, Math.max(delay ?? 0, 200))) as typeof setTimeout;
    });
    await save(page);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('conflict');
    expect(await page.locator('#conflict').textContent()).toContain('luis@firma.example');
    expect(await page.locator('#note').inputValue()).toBe('Llamar el lunes');
    expect(await page.locator('#status').inputValue()).toBe('closed');
    expect(await page.locator('[name="version"]').inputValue()).toBe('9');
  });

  test('that could not be sent is as before, and the note is still there after a reload', async ({ reopen }) => {
    serve(row(), () => undefined);
    const page = await open(reopen);
    await save(page);
    await page.getByText('No se guardó').waitFor();
    expect(await page.locator('.history li').count()).toBe(row().row.history.length);
    await page.reload();
    await awake(page);
    expect(await page.locator('#note').inputValue()).toBe('Llamar el lunes');
  });
});
