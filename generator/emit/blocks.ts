import type { Block, SiteSpec } from '../schema/index.ts';
import { code, tsFile } from './file.ts';
import type { PlannedFile } from './file.ts';

function namesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'tabs') return block.panels.flatMap((panel) => namesIn(panel.blocks));
    return block.kind === 'custom' ? [block.block] : [];
  });
}

/** The components and styles of the kinds of blocks that the spec defines itself, as far as its pages have them. */
export function emitBlocks(spec: SiteSpec): PlannedFile[] {
  const names = (): string[] => [...new Set(namesIn(spec.pages.flatMap(({ blocks }) => blocks)))].toSorted();
  return [
    tsFile('site/generated/blocks.ts', 'blocks', () => blocksModule(names())),
    tsFile('site/generated/blocks.css', 'blocks', () =>
      names()
        .map((name) => `@import "#spec/blocks/${name}/styles.css";\n`)
        .join(''),
    ),
  ];
}

function blocksModule(names: readonly string[]): string {
  const imports = names.map(
    (name, index) => `import component${index + 1} from ${code(`#spec/blocks/${name}/component.tsx`)};\n`,
  );
  const entries = names.map((name, index) => `${code(name)}: component${index + 1},`);
  return `import type { CustomBlocks } from '#contract';
${imports.join('')}
/** What draws the kinds of blocks that the spec defines itself. */\nexport const customBlocks: CustomBlocks = { ${entries.join(' ')} };\n`;
}
