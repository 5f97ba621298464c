import { countTraffic, sumOf } from '../../tests/support/traffic.ts';
import { listedPages, phone, withBrowser } from './browser.ts';
import { budgets } from './budgets.ts';

/** `bytes`: the bytes that a phone fetches for each page: bodies as sent. */
export function bytes(pages: string): Promise<void> {
  return withBrowser(async (browser, origin) => {
    const results: Record<string, object> = { budget: budgets };
    for (const path of listedPages(pages)) {
      const context = await browser.newContext(phone(path));
      const page = await context.newPage();
      const traffic = countTraffic(page, origin);
      await page.goto(origin + path);
      const fetched = await traffic.read();
      const [html, scripts, font] = ['document', 'script', 'font'].map((type) => sumOf(fetched, type));
      results[path] = { html, scripts, font, total: sumOf(fetched) };
      await context.close();
    }
    console.table(results);
  });
}
