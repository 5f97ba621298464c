/** `npm run screens`: takes a picture of every page and opened state in each browser engine, and compares the boxes of their texts. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { siteRoot } from '../site/site-root.mjs';
import { UserError } from '../site/user-error.mjs';
import { chromium } from '../tests/support/engines/chromium-driver.ts';
import type { Engine } from '../tests/support/engines/engine.ts';
import { firefox } from '../tests/support/engines/firefox-driver.ts';
import { webkit } from '../tests/support/engines/webkit-driver.ts';
import { openSite } from '../tests/support/site.ts';
import { ROOT } from './node.mjs';
import { dim, main } from './report.mjs';
import { differences } from './screens/boxes.ts';
import { sheetOf, type Row } from './screens/sheet.ts';
import { THEMES, WIDTHS, shoot, type Shot } from './screens/shoot.ts';
import { states, type State } from './screens/states.ts';
import { requireDefaultSite } from './site.mjs';

const USAGE = `Takes pictures of every page and opened state of the built site in each browser engine of this machine.

  npm run screens                   all of them; some minutes
  npm run screens -- home careers   the states whose names contain one of these words

Ends with 1 if the box of a text differs between engines by more than one of its lines.
`;

const FOLDER = join(ROOT, 'node_modules', '.cache', 'screens');

/** A busy machine may let an engine wait too long for something: it is asked once more. */
function shootAgain(...of: Parameters<typeof shoot>): Promise<Shot> {
  return shoot(...of).catch(() => shoot(...of));
}

/** Looks at a state in all engines at once. */
async function look(
  engines: readonly Engine[],
  site: string,
  state: State,
  width: number,
  theme: (typeof THEMES)[number],
): Promise<Row> {
  const shots = await Promise.all(
    engines.map(async (engine): Promise<[string, Shot]> => [
      engine.name,
      await shootAgain(engine, site, state, width, theme),
    ]),
  );
  const pictures = Object.fromEntries(
    shots.map(([engine, { png }]) => {
      const file = `${state.name.replaceAll(/\W+/g, '-')}-${width}-${theme}-${engine}.png`;
      writeFileSync(join(FOLDER, file), png);
      return [engine, file];
    }),
  );
  const [first, ...others] = shots;
  const found = others.flatMap(([engine, { boxes }]) =>
    differences(first?.[1].boxes ?? {}, boxes).map((text) => `${first?.[0]} and ${engine}: ${text}`),
  );
  return { state: state.name, width, theme, pictures, differences: found };
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  requireDefaultSite('The states of `npm run screens` are those of the project’s own site.');
  if (!existsSync(join(ROOT, 'dist', 'client')))
    throw new UserError('The site is not built. Run `npm run build` first.');
  const wanted = states.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  if (wanted.length === 0)
    throw new UserError(`No state is called that. There are: ${states.map(({ name }) => name).join(', ')}.`);

  const kinds = [chromium, firefox, webkit];
  for (const { missing } of kinds) if (missing !== undefined) console.log(dim(missing));
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = await openSite(siteRoot());
  const engines = await Promise.all(kinds.filter(({ missing }) => missing === undefined).map((kind) => kind.start()));
  const rows: Row[] = [];
  try {
    for (const width of WIDTHS) {
      for (const theme of THEMES) {
        for (const state of wanted) {
          const row = await look(engines, site.url, state, width, theme);
          rows.push(row);
          for (const text of row.differences) console.log(`${row.state}, ${width} px, ${theme}: ${text}`);
        }
      }
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
    await site.close();
    writeFileSync(join(FOLDER, 'index.html'), sheetOf(rows));
  }
  console.log(`${rows.length} rows of pictures: ${join(FOLDER, 'index.html')}`);
  return rows.some(({ differences: found }) => found.length > 0) ? 1 : 0;
});
