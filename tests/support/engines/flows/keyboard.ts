import { expect } from 'vitest';

import { focused } from '../../pages/focused.ts';
import type { Flow } from './flow.ts';

/** No page of the site has so many places to stop at. */
const MANY = 200;

/** Pages with tabs, tooltips, questions and forms. */
const PAGES = ['/inicio', '/servicios/asesoria-legal?audiencia=personas', '/cumplimiento-fintech-landing', '/contacto'];

/** Where no engine leaves a part of what has the focus outside of the window. */
const WHOLE = new Set(['/servicios/asesoria-legal?audiencia=personas']);

/** All of a page by the keyboard alone, on a small screen with parts that stay in place. */
export function describeKeyboard(test: Flow): void {
  for (const path of PAGES) {
    test(`${path}, by Tab from its beginning to its end: each stop can be seen`, async ({ engine, visitor }) => {
      const whole = engine.showsAllOfFocus || WHOLE.has(path);
      await engine.resize(390, 640);
      try {
        await visitor.open(path);
        const faults: string[] = [];
        const stops: string[] = [];
        let first: string | undefined;
        for (let step = 0; step < MANY; step += 1) {
          await visitor.press('Tab');
          let now = await visitor.ask(focused, whole);
          // On a busy machine the browser takes some more frames until it has scrolled.
          for (let frames = 0; now && !now.seen && frames < 10; frames += 1) now = await visitor.ask(focused, whole);
          // At the end the browser itself has the focus, or in WebKit the page's beginning.
          if (!now || now.what === first) break;
          first ??= now.what;
          stops.push(now.part);
          if (!now.seen) faults.push(`hidden: ${now.what}`);
          if (!now.outlined) faults.push(`without an outline: ${now.what}`);
        }
        expect(faults).toEqual([]);
        expect(stops.length).toBeLessThan(MANY);
        // It has come through all of it.
        expect([...new Set(stops)]).toEqual(['header', 'main', 'footer']);
      } finally {
        await engine.resize(1280, 900);
      }
    });
  }
}
