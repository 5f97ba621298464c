import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../../../scripts/port.ts';
import { NO_WEBKIT, findWebKit } from '../../../scripts/tools.ts';
import { bringIntoView, type Engine, type EngineKind } from './engine.ts';
import { WebDriverSession } from './webdriver.ts';

/**
 * The screen. The pointer rests in its middle, and so does the window: only a window under the pointer has the focus.
 */
const SCREEN = { width: 1600, height: 1200 };

/** Lets the window be as narrow as a phone, whatever its toolbar contains. */
const NO_TOOLBAR = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

/** WebKit, Safari's engine, in its MiniBrowser on a virtual screen. */
export const webkit: EngineKind = {
  name: 'WebKit',
  ...(findWebKit() === undefined && { missing: NO_WEBKIT }),
  start: async () => {
    const found = findWebKit();
    if (found === undefined) throw new Error(NO_WEBKIT);
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const settings = join(home, 'gtk-3.0');
    mkdirSync(settings);
    writeFileSync(join(settings, 'gtk.css'), NO_TOOLBAR);
    writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');

    const screen = spawn(
      found.screen,
      ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      },
    );
    const display = await new Promise<string>((resolve, reject) => {
      screen.stdio[3]?.once('data', (line) => resolve(String(line).trim()));
      screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    });
    const port = await freePort();
    const driver = spawn(found.driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        NO_AT_BRIDGE: '1',
        // Compositing costs twice as much on a machine without a graphics card.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        LC_ALL: 'C.UTF-8',
        HOME: home,
        ...Object.fromEntries(['CONFIG', 'CACHE', 'DATA'].map((what) => [`XDG_${what}_HOME`, home])),
      },
    });
    const server = `http://127.0.0.1:${port}`;
    await waitForDriver(server, driver);
    const session = await WebDriverSession.start(server, {
      browserName: 'MiniBrowser',
      // The flows wait on their own.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
    });
    const engine = drive(session, async () => {
      await session.command('DELETE', '').catch(() => undefined);
      driver.kill();
      screen.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    });
    await engine.resize(1280, 900);
    return engine;
  },
};

/** Waits until the driver listens. */
async function waitForDriver(server: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
}

function drive(session: WebDriverSession, close: () => Promise<void>): Engine {
  const run: Engine['evaluate'] = async (script, ...args) => {
    const execute = (): Promise<unknown> =>
      session.execute(`return (${script.toString()}).apply(null, arguments)`, args);
    // A navigation aborts the script, which then runs in the new page.
    const result = await execute().catch((error: unknown) =>
      String(error).includes('unload event') ? execute() : Promise.reject(error),
    );
    // WebDriver returns undefined as null.
    return (result ?? undefined) as never;
  };
  return {
    go: async (url) => void (await session.command('POST', '/url', { url })),
    evaluate: run,
    click: async (selector) => {
      await run(bringIntoView, selector);
      await session.click(selector);
    },
    type: (text) => session.type(text),
    press: (keys) => session.press(keys),
    resize: async (width, height) => {
      for (const end = performance.now() + 10_000; performance.now() < end;) {
        // The window includes a toolbar.
        const bar = await run(() => outerHeight - innerHeight);
        const place = {
          width,
          height: height + bar,
          x: (SCREEN.width - width) / 2,
          y: Math.max(0, (SCREEN.height - height - bar) / 2),
        };
        await session.command('POST', '/window/rect', place);
        if (await run(comesToSize, width, height)) return;
      }
      throw new Error(`The window does not become ${width} × ${height} px.`);
    },
    screenshot: async () => Buffer.from((await session.command('GET', '/screenshot')) as string, 'base64'),
    close,
  };
}

/** Runs in the page: whether the window reaches a size within a second, which takes some frames. */
async function comesToSize(width: number, height: number): Promise<boolean> {
  for (const end = performance.now() + 1000; performance.now() < end;) {
    if (innerWidth === width && innerHeight === height) return true;
    await new Promise((next) => setTimeout(next, 10));
  }
  return false;
}
