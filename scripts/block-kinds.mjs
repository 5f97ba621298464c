import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../site/user-error.mjs';

/** What the folder of a kind has; `styles.css` is there where the kind has styles of its own. */
const FILES = ['schema.ts', 'component.tsx', 'fixtures.ts'];
/** The one that holds the others, and is not listed with them. */
const CONTAINER = 'tabs';

/**
 * The kinds of blocks that `kinds.ts` lists, each with the folder of its line, and the one that holds them.
 * @param {string} blocks the folder `site/blocks`
 */
export function listedKinds(blocks) {
  return [
    ...[
      ...readFileSync(join(blocks, 'kinds.ts'), 'utf8').matchAll(
        /^export \{ (\w+) \} from '\.\/(\w+)\/schema\.ts';$/gm,
      ),
    ].map(([, kind = '', folder = '']) => ({ kind, folder })),
    { kind: CONTAINER, folder: CONTAINER },
  ];
}

/**
 * Tells which files of a listed kind are missing: Vite finds them by their names, which the type checker does not see.
 * @param {string} blocks the folder `site/blocks`
 * @throws {UserError}
 */
export function requireBlockFiles(blocks) {
  const missing = listedKinds(blocks).flatMap(({ kind }) =>
    FILES.filter((file) => !existsSync(join(blocks, kind, file))).map((file) => `site/blocks/${kind}/${file}`),
  );
  if (missing.length > 0)
    throw new UserError(
      `${missing.join('\n')}\n${missing.length === 1 ? 'This file is' : 'These files are'} missing: site/blocks/kinds.ts lists the kind. CONTRIBUTING.md says what they hold.`,
    );
}
