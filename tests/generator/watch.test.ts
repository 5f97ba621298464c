import { spawn, type ChildProcess } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandLine, environmentOf, makeProject } from './support/project.ts';

const spanishHome = 'site/generated/locales/es/home.json';
const started: ChildProcess[] = [];
afterAll(() => started.forEach((child) => child.kill('SIGKILL')));

/** A watch with awaitable output: each wait continues where the last one ended. */
function startWatch(root: string) {
  const child = spawn(process.execPath, commandLine(root, ['--watch']), { env: environmentOf() });
  started.push(child);
  let output = '';
  let position = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    child,
    until: async (pattern: RegExp): Promise<void> => {
      const isPrinted = (): boolean => {
        if (child.exitCode !== null) throw new Error(`the watch ended with ${child.exitCode}: ${output}`);
        const match = pattern.exec(output.slice(position));
        position += match ? match.index + match[0].length : 0;
        return match !== null;
      };
      await vi.waitUntil(isPrinted, { timeout: 60_000, interval: 10 });
    },
  };
}

describe('--watch', () => {
  /** One watch for all tests, since starting takes longest. */
  const project = makeProject();
  const base = project.read('spec/base.ts');
  const index = project.read('spec/index.ts');
  let watch: ReturnType<typeof startWatch>;

  beforeAll(async () => {
    watch = startWatch(project.root);
    await watch.until(/✓ \d+ new/);
    await watch.until(/Watching spec\/ for changes\./);
  });

  // Each test begins with the same spec, except for a letter by which it recognises the compiled output.
  let tests = 0;
  beforeEach(async () => {
    tests += 1;
    const lead = `Le leemos, ${'abcdefg'.charAt(tests)}.`;
    for (const left of ['spec/heading.ts', 'spec/parts/deep/heading.ts'])
      rmSync(join(project.root, left), { force: true });
    project.write('spec/index.ts', index);
    project.write('spec/base.ts', base.replace('Le leemos.', lead));
    do await watch.until(/✓ \d+ new/);
    while (!project.read(spanishHome).includes(lead));
  });

  it('compiles after every change, and continues after a mistake in the spec', async () => {
    project.edit('spec/base.ts', 'Su socio en México', 'Su aliado en México');
    await watch.until(/✓ 0 new, 3 changed/);
    expect(project.read(spanishHome)).toContain('Su aliado en México');

    project.edit('spec/base.ts', "linkTo('blog')]", "linkTo('blgo')]");
    await watch.until(/spec\/base\.ts:\d+:\d+ error [^]*Nothing was written\./);
    project.edit('spec/base.ts', "linkTo('blgo')]", "linkTo('blog']");
    await watch.until(/error load\/syntax[^]*Nothing was written\./);
    expect(watch.child.exitCode).toBeNull();

    project.edit('spec/base.ts', "linkTo('blog']", "linkTo('blog')]");
    await watch.until(/all up to date/);
    project.edit('spec/base.ts', 'Su aliado en México', 'Su equipo en México');
    await watch.until(/✓ 0 new, 3 changed/);
    expect(project.read(spanishHome)).toContain('Su equipo en México');
  });

  it('compiles after a change to a drawing that the spec reads', async () => {
    const icon = (path: string): string => `<svg viewBox="0 0 8 8"><path d="${path}"/></svg>\n`;
    project.write('spec/icon.svg', icon('M0 0h8'));
    project.write(
      'spec/index.ts',
      `import { svgFile } from '#schema';
import { base, brand } from './base.ts';

export default { ...base, brand: { ...brand, favicon: svgFile(import.meta.url, './icon.svg') } };
`,
    );
    await watch.until(/✓ 0 new, \d+ changed/);
    expect(project.read('site/generated/favicon.svg')).toBe(icon('M0 0h8'));
    project.write('spec/icon.svg', icon('M0 0h4'));
    await watch.until(/✓ 0 new, 3 changed/);
    expect(project.read('site/generated/favicon.svg')).toBe(icon('M0 0h4'));
  });

  it('compiles again if a file was saved during compilation', async () => {
    const go = join(project.root, 'go');
    // A spec that waits, after its imports have been read. A busy thread cannot print with `console.log`.
    project.edit(
      'spec/index.ts',
      'export default',
      `import { existsSync, writeSync } from 'node:fs';
writeSync(1, 'reading');
while (!existsSync(${JSON.stringify(go)}));
export default`,
    );
    await watch.until(/reading/);
    project.edit('spec/base.ts', 'Su socio en México', 'Su aliado en México');
    project.write('go', '');
    await watch.until(/✓ 0 new, 3 changed/);
    expect(project.read(spanishHome)).toContain('Su aliado en México');
  });

  it('notices files that an editor replaces, repeatedly and in a new folder', async () => {
    const replace = (path: string, text: string): void => {
      project.write(`${path}.saving`, text);
      renameSync(join(project.root, `${path}.saving`), join(project.root, path));
    };
    const before = project.read('spec/base.ts');
    for (const partner of ['aliado', 'equipo', 'apoyo']) {
      replace('spec/base.ts', before.replace('Su socio en México', `Su ${partner} en México`));
      await watch.until(/✓ 0 new, 3 changed/);
      expect(project.read(spanishHome)).toContain(`Su ${partner} en México`);
    }
    project.write('spec/parts/deep/heading.ts', "export const heading = { es: 'Uno', en: 'One' };\n");
    replace(
      'spec/base.ts',
      before
        .replace("heading: { es: 'Su socio en México', en: 'Your partner in Mexico' }", 'heading')
        .replace('import type {', "import { heading } from './parts/deep/heading.ts';\nimport type {"),
    );
    await watch.until(/changed, 0 removed/);
    for (const word of ['Dos', 'Tres']) {
      replace('spec/parts/deep/heading.ts', `export const heading = { es: '${word}', en: 'One' };\n`);
      await watch.until(/✓ 0 new, 3 changed/);
      expect(project.read(spanishHome)).toContain(word);
    }
  });
});

it('--watch fails with a message if there is no spec', async () => {
  const project = makeProject();
  project.remove('spec');
  expect(await project.fails(['--watch'])).toMatch(/^✗ There is no spec to watch\./);
});
