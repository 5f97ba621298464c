import { expect, inject } from 'vitest';
import { budgets } from '../../scripts/bench/budgets.ts';
import { weighHomeFlow } from '../../scripts/bench/bytes/visit.ts';
import { test, visitorAddress } from '../support/browser.ts';

test('the home page, from opening to a sent form, keeps to its budget', async ({ browser }) => {
  const weight = await weighHomeFlow(browser, inject('baseUrl'), visitorAddress());
  const total = weight['total without font'];
  expect(
    total,
    `/inicio to a sent form: ${JSON.stringify(weight)}. Look at what grew with \`npm run bench -- bytes\`.`,
  ).toBeLessThanOrEqual(budgets.homeFlow);
  expect(weight.react, 'React is found in the traffic').toBeGreaterThan(50_000);
});
