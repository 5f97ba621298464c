/** A step of a recipe, with its line in the guide. */
export type Step =
  | { readonly kind: 'remove'; readonly line: number; readonly path: string }
  | { readonly kind: 'file'; readonly line: number; readonly path: string; readonly content: string }
  | {
      readonly kind: 'change';
      readonly line: number;
      readonly path: string;
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'command'; readonly line: number; readonly command: string }
  | { readonly kind: 'outcome'; readonly line: number; readonly sentence: string };

export interface Recipe {
  readonly title: string;
  readonly line: number;
  readonly steps: readonly Step[];
}

function fenced(language: string, line: number, body: readonly string[]): readonly Step[] {
  const path = /^(?:ts|tsx|css) file=(\S+)$/.exec(language)?.[1];
  if (path !== undefined) return [{ kind: 'file', line, path, content: `${body.join('\n')}\n` }];
  if (language === 'sh')
    return body.flatMap((command): Step[] => {
      const [, removed] = /^git rm -r (.+)$/.exec(command) ?? [];
      if (removed === undefined) return [{ kind: 'command', line, command }];
      return removed.split(' ').map((one) => ({ kind: 'remove', line, path: one }));
    });
  const [header = '', ...lines] = body;
  if (language !== 'diff' || !header.startsWith('--- '))
    throw new Error(`line ${line}: a block is "diff" with "--- file" first, "ts file=…" or "sh", not "${language}".`);
  // Hunks are separated by `@@`, as in git.
  const hunks = lines.join('\n').split('\n@@\n');
  return hunks.map((hunk) => {
    const side = (other: string): string =>
      hunk
        .split('\n')
        .filter((text) => !text.startsWith(other))
        .map((text) => `${text.slice(1)}\n`)
        .join('');
    return { kind: 'change', line, path: header.slice(4), before: side('+'), after: side('-') };
  });
}

/**
 * Reads the recipes of a guide: the code blocks of each section and the list of outcomes after them. Without a command,
 * a recipe runs `npm run generate` before its outcomes.
 */
export function readRecipes(markdown: string): Recipe[] {
  const recipes: { title: string; line: number; steps: Step[] }[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const line = index + 1;
    const recipe = recipes.at(-1);
    if (text.startsWith('## ')) recipes.push({ title: text.slice(3), line, steps: [] });
    else if (text.startsWith('```') && recipe) {
      const end = lines.indexOf('```', index + 1);
      recipe.steps.push(...fenced(text.slice(3), line, lines.slice(index + 1, end)));
      index = end;
    } else if (text.startsWith('- ') && recipe && recipe.steps.length > 0) {
      if (!recipe.steps.some(({ kind }) => kind === 'command'))
        recipe.steps.push({ kind: 'command', line, command: 'npm run generate' });
      recipe.steps.push({ kind: 'outcome', line, sentence: text.slice(2) });
    }
  }
  return recipes;
}
