import process from 'node:process';

import { routes } from '#generated/routes.ts';

import { withBrowser } from './browser.ts';
import { budgets } from './budgets.ts';
import { weighHomeFlow, weighPage } from './bytes/visit.ts';
import { markdownTable } from './markdown.ts';
import type { Section } from './section.ts';

/** What a real browser fetches of each page, and of the home page until its form is sent. */
export const bytes: Section = {
  name: 'bytes',
  title: 'What a phone fetches, in bytes (bodies as sent, without headers)',
  exact: true,
  onBuilt: true,
  async run({ pages: part }) {
    return withBrowser(async (browser, url) => {
      const paths = routes
        .filter(({ url: path, canonical }) => path === canonical && path.includes(part))
        .map(({ url: path }) => path);
      const weights = [];
      for (const path of paths) weights.push(await weighPage(browser, url, path));
      const flow = await weighHomeFlow(browser, url);
      const text = (value: number | boolean): string =>
        typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
      process.stdout.write(
        markdownTable(
          [
            'page',
            `HTML (${budgets.html})`,
            `scripts (${budgets.scripts})`,
            `font (${budgets.font})`,
            'total',
            'React',
            'blocking',
            'images',
          ],
          weights.map(({ path, html, scripts, font, total, react, blocking, images }) => [
            path,
            ...[html, scripts, font, total, react, blocking, images].map(text),
          ]),
        ),
      );
      process.stdout.write(
        `\n${markdownTable(
          ['home to a sent form', 'bytes'],
          Object.entries(flow).map(([what, value]) => [what, String(value)]),
        )}`,
      );
      return Object.fromEntries([
        ...weights.flatMap(({ path, html, scripts, total }) => [
          [`${path} HTML`, html] as const,
          [`${path} scripts`, scripts] as const,
          [`${path} total`, total] as const,
        ]),
        ...Object.entries(flow).map(([what, value]) => [`home to a sent form: ${what}`, value] as const),
      ]);
    });
  },
};
