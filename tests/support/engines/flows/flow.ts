import { test as base, describe, expect, inject } from 'vitest';

import type { Engine, EngineKind } from '../engine.ts';
import { startProxy, type SiteProxy } from '../site-proxy.ts';
import { whySkipped } from '../missing.ts';
import { Visitor } from '../visitor.ts';

interface Fixtures {
  engine: Engine;
  proxy: SiteProxy;
  /** A new visitor of the site, in the engine's one window. */
  visitor: Visitor;
}

/** vitest's `test` with a visitor in an engine: one window a file, since an engine takes seconds to start. */
function flowsIn(kind: EngineKind) {
  return base.extend<Fixtures>({
    engine: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- vitest reads which fixtures this one needs from the pattern
      async ({}, use) => {
        const engine = await kind.start();
        await use(engine);
        await engine.close();
      },
      { scope: 'file' },
    ],
    proxy: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- see above
      async ({}, use) => {
        const proxy = await startProxy(inject('baseUrl'));
        await use(proxy);
        proxy.close();
      },
      { scope: 'file' },
    ],
    visitor: async ({ engine, proxy }, use) => {
      const visitor = new Visitor(engine, proxy);
      await visitor.renew();
      await use(visitor);
      const { complaints } = await visitor.recorded();
      // Requests that a flow makes fail are complaints of the browser too.
      expect(
        complaints.filter((text) => text.startsWith('blocked')),
        'stopped by a policy',
      ).toEqual([]);
    },
  });
}

/** The `test` that flows use. */
export type Flow = ReturnType<typeof flowsIn>;

/** Registers flows in one engine. They are skipped if it is not installed, and fail in CI. */
export function describeIn(kind: EngineKind, flows: (test: Flow) => void): void {
  const skipped = whySkipped(kind.missing);
  const test = flowsIn(kind);
  describe.skipIf(skipped !== undefined)(`${skipped ?? kind.name}`, () => {
    flows(test);
  });
}
