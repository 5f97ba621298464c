import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { settled, test } from '../support/browser.ts';

const bad = '/no-hay/tal-pagina';

function press(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Cerrar sesión y volver a entrar' }).click();
}

async function seesMessage(page: Page, title: string, message: string): Promise<void> {
  await page.waitForURL('**/auth');
  await page.getByText(title, { exact: true }).waitFor();
  await page.getByText(message, { exact: true }).waitFor();
}

const failed = ['Error al cerrar sesión', 'No se pudo cerrar la sesión automáticamente'] as const;

/** Stores a session as supabase-js does. */
function signIn(page: Page): Promise<void> {
  return page.evaluate(() => {
    const session = {
      access_token: 'a',
      refresh_token: 'b',
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      token_type: 'bearer',
      user: { id: 'a', aud: 'authenticated', email: 'a@correo.example' },
    };
    localStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
  });
}

/** Everything that is stored of sessions, under any name. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((name) => localStorage.getItem(name)?.includes('access_token')),
  );
}

describe('signing out on the not-found page', () => {
  test('without a session makes no request, shows a message and leads to /auth', async ({ reopen }) => {
    const page = await reopen(bad);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/auth/v1/') && asked.push(request.url()));
    await press(page);
    await seesMessage(page, 'Sesión cerrada', 'Has cerrado sesión exitosamente');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('toast')), { message: 'kept for yet another page' })
      .toBeNull();
    expect(asked).toEqual([]);
  });

  test('with a session ends it at the backend and here', async ({ reopen }) => {
    const page = await reopen(bad);
    await signIn(page);
    let asked = 0;
    await page.route('**/auth/v1/logout**', (route) => {
      asked += 1;
      return route.fulfill({ status: 204 });
    });
    expect(await kept(page)).toHaveLength(1);
    await press(page);
    await seesMessage(page, 'Sesión cerrada', 'Has cerrado sesión exitosamente');
    expect(asked).toBe(1);
    expect(await kept(page)).toEqual([]);
  });

  test('an unreachable backend: the visitor sees an error, and is led to /auth all the same', async ({ reopen }) => {
    const page = await reopen(bad);
    await signIn(page);
    await page.route('**/auth/v1/**', (route) => route.abort());
    await press(page);
    await seesMessage(page, ...failed);
  });

  test('a module that fails to load: the visitor sees an error, and is led to /auth', async ({ reopen }) => {
    const page = await reopen(bad);
    await settled(page);
    await page.route('**/assets/**', (route) =>
      new URL(page.url()).pathname === bad ? route.abort() : route.continue(),
    );
    await press(page);
    await seesMessage(page, ...failed);
  });
});
