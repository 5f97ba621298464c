/** Prints what the generator says of each spec that is named: a JSON object, folder → message. Run in a process of its own. */
import { resolve } from 'node:path';
import { loadSpec } from '../../generator/load.ts';
import { locateAll } from '../../generator/locate.ts';
import { formatDiagnostics } from '../../generator/report.ts';
import { checkSpec } from '../../generator/rules/index.ts';

const messages: Record<string, string> = {};
for (const folder of process.argv.slice(2)) {
  const entry = resolve(folder, 'spec/index.ts');
  const loaded = await loadSpec(entry);
  const diagnostics = loaded.ok ? await locateAll(entry, checkSpec(loaded.spec)) : loaded.diagnostics;
  messages[folder] = diagnostics.length > 0 ? formatDiagnostics(diagnostics, { colour: false }) : '';
}
process.stdout.write(JSON.stringify(messages));
