/** `npm run bench`: measures loading times for visitors and build times for maintainers. */
import { parseArgs } from 'node:util';

import { requireCurrentBuild } from '../site/current-build.ts';
import { UserError } from '../site/user-error.mjs';
import { bytes, lighthouse, load } from './bench/pages.ts';
import { build, generate } from './bench/compile.ts';
import { touch, type TouchTarget } from './bench/form.ts';
import { desk, insert } from './bench/rows.ts';
import { ROOT } from './node.mjs';
import { main } from './report.mjs';
import { requireDefaultSite } from './site.mjs';

/** The options of the command line: `pages` restricts sections to pages whose path contains it. */
type Options = TouchTarget & { readonly pages: string };

/** The sections by name. */
const SECTIONS: Readonly<Record<string, readonly [title: string, run: (options: Options) => Promise<void>]>> = {
  bytes: ['Bytes that a phone fetches: bodies as sent', ({ pages }) => bytes(pages)],
  load: ['Style and layout at 390 px on a four times slower processor', ({ pages }) => load(pages)],
  lighthouse: ['Lighthouse, mobile', ({ pages }) => lighthouse(pages)],
  touch: ['Milliseconds from the first touch of a form to its request, at 390 px and 1.6 Mbit/s', touch],
  insert: ['One insert with many rows', insert],
  desk: ['The desk with 1,000,000 rows', desk],
  generate: ['Seconds of npm run generate', generate],
  build: ['Seconds of npm run build', build],
};
const names = Object.keys(SECTIONS);

const USAGE = `Measures the built site, the generator and the build, and prints tables.

  npm run bench                        everything; Lighthouse alone takes half a minute a page
  npm run bench -- bytes               one section, or several: ${names.join(', ')}
  npm run bench -- load --pages blog   only the pages whose path contains this; load includes lighthouse
  npm run bench -- touch --url http://127.0.0.1:4000/ --form contact-home
                                       the form with this id on another site
`;

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '' },
      url: { type: 'string' },
      form: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  requireDefaultSite('The benchmarks measure the site in spec/.');
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UserError(`There is no section "${unknown}".\n${USAGE}`);
  requireCurrentBuild(ROOT);
  const wanted = new Set(positionals.length === 0 ? names : positionals);
  if (wanted.has('load')) wanted.add('lighthouse');
  for (const [name, [title, run]] of Object.entries(SECTIONS)) {
    if (!wanted.has(name)) continue;
    console.log(`\n## ${title}\n`);
    await run(values);
  }
});
