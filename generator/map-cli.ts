import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pc from 'picocolors';
import { readChecked } from './checked.ts';
import { siteRoot } from '../site/site-root.mjs';
import { runCommand } from './command.ts';
import type { SpecPath } from './diagnostic.ts';
import { UserError } from '../site/user-error.mjs';
import { createLocator } from './locate/walk.ts';
import { documentOf } from './map/document.ts';
import { writeWhole } from './output/files.ts';
import { entryOf, projectOf } from './paths.ts';
import { formatDiagnostics } from './diagnostics/print.ts';

const usage = `npm run spec:map [-- --out FILE]
  draws the site as an HTML file that needs nothing beside it
  --out     where to (default: .cache/site-map.html, which git ignores)
  --root    the project's folder (default: this one)`;

const options = { out: { type: 'string' }, root: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** Folders of which everything is published, or is somebody else's to write. */
const refused = ['dist', 'dist.next', 'site', 'spec', 'generator', 'tests', 'node_modules'];

/** The file to write; it must not be one that is published. */
function targetOf(root: string, out: string | undefined): string {
  if (out === undefined) return join(root, '.cache', 'site-map.html');
  const target = resolve(out);
  const inside = relative(root, target);
  const [first = ''] = inside.split(/[\\/]/);
  if (!isAbsolute(inside) && refused.includes(first)) {
    throw new UserError(
      `${out} lies in ${first}/, where a map does not belong: it shows what is not public. Name a file elsewhere.`,
    );
  }
  if (existsSync(target) && statSync(target).isDirectory())
    throw new UserError(`${out} is a folder. Name a file: --out ${join(out, 'site-map.html')}`);
  return target;
}

await runCommand({ usage, options }, async (values) => {
  const root = siteRoot(resolve(values.root ?? '.'));
  const target = targetOf(root, values.out);
  const checked = await readChecked(root);
  if (!checked.ok)
    throw new UserError(
      `The spec has mistakes, so there is no map of it.\n\n${formatDiagnostics(checked.diagnostics, { colour: pc.isColorSupported })}`,
    );
  const locate = createLocator(projectOf(entryOf(root)), entryOf(root));
  const placeOf = (path: SpecPath): string => {
    const { file, line } = locate(path, 'value');
    return `${file}:${line}`;
  };
  writeWhole(
    resolve(target, '..'),
    relative(resolve(target, '..'), target),
    await documentOf({ spec: checked.spec, log: checked.migrations.log, placeOf }),
  );
  console.log(
    `${pc.green('✓')} The map is in ${relative(process.cwd(), target) || target}. Open ${pathToFileURL(target).href}`,
  );
});
