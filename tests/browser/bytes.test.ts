import { routes } from '#generated/routes.ts';
import { describe, expect, inject } from 'vitest';
import { budgets } from '../../scripts/bench/budgets.ts';
import { DESKTOP, weighHomeFlow, weighPage } from '../../scripts/bench/bytes/visit.ts';
import { test, visitorAddress } from '../support/browser.ts';

/** One address of each page and language. */
const pages = routes.filter(({ url, canonical }) => url === canonical);

const within = (bytes: number, budget: number, what: string, remedy: string): void => {
  expect(bytes, `${what}: ${bytes} bytes of ${budget} (scripts/bench/budgets.ts). ${remedy}`).toBeLessThanOrEqual(budget);
};

describe('bytes before anybody touches the page', () => {
  for (const { url: path } of pages) {
    test(`${path} keeps to its budgets, without React`, async ({ browser }) => {
      const weight = await weighPage(browser, inject('baseUrl'), path);
      within(weight.html, budgets.html, `${path}, HTML`, 'Take something off the page, or divide it: what is beyond one round trip delays the first paint.');
      within(weight.scripts, budgets.scripts, `${path}, scripts at load`, 'Let site/lib/client.ts fetch it when it is needed.');
      within(weight.font, budgets.font, `${path}, heading font`, 'Narrow its axes or characters in site/build/font.ts.');
      expect(weight).toMatchObject({ react: false, blocking: 0, images: 0 });
      const { react } = await weighPage(browser, inject('baseUrl'), path, DESKTOP);
      expect(react, 'React at 1440 px').toBe(false);
    });
  }
});

test('the home page, from opening to a sent form, keeps to its budget', async ({ browser }) => {
  const weight = await weighHomeFlow(browser, inject('baseUrl'), visitorAddress());
  within(weight['total without font'], budgets.homeFlow, `/inicio to a sent form: ${JSON.stringify(weight)}`, 'Look at what grew with `npm run bench -- bytes`.');
  expect(weight.react, 'React is found in the traffic').toBeGreaterThan(50_000);
});
