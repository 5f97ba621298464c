import { expect, it } from 'vitest';
import { makeProject } from './support/project.ts';

/** A spec that somebody saves anew between the moment when it is imported and the one in which its mistake is told. */
function savedMeanwhile(saved: string): string {
  return `import { writeFileSync } from 'node:fs';
writeFileSync(import.meta.filename, ${JSON.stringify(saved)});
throw new Error('the first mistake');
`;
}

it('a mistake that was mended while the spec was read is not told', async () => {
  const project = makeProject();
  project.write('spec/index.ts', savedMeanwhile("import { base } from './base.ts';\n\nexport default base;\n"));
  expect(await project.generate()).toMatchObject({ status: 0, err: '' });
});

it('a mistake that another one replaced meanwhile is not told: the new one is, with its own line', async () => {
  const project = makeProject();
  project.write(
    'spec/index.ts',
    savedMeanwhile("import { base } from './base.ts';\n\nexport default { ...base, footer: {} };\n"),
  );
  const { status, err } = await project.start();
  expect(status).toBe(1);
  expect(err).toContain('3 | export default { ...base, footer: {} };');
  expect(err).not.toContain('the first mistake');
});
