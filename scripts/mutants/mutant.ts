import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { UserError } from '../../site/user-error.mjs';

/** A deliberate breakage of the product. Some test has to fail when it is in place. */
export interface Mutant {
  /** Unique among all families. */
  readonly id: string;
  /** What somebody would suffer if this were shipped, in one sentence. */
  readonly harm: string;
  /** The file that it changes. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The test files that should notice, the cheapest that suffice. */
  readonly tests: readonly string[];
  /** Runs only the tests whose names match, for files that take minutes. */
  readonly only?: string;
  /** Whether the spec has to be compiled again before the tests run. */
  readonly generate?: boolean;
  /** Whether the site has to be built again before the tests run. */
  readonly build?: boolean;
}

/** A mutant and the family that it is listed in: the name of its file. */
export interface Listed extends Mutant {
  readonly family: string;
}

/** Where the list is, in the project. */
const LIST = join('tests', 'mutants');

/** Reads the list: every module below `tests/mutants/` exports its family's `mutants`. */
export async function readMutants(root: string): Promise<Listed[]> {
  const folder = join(root, LIST);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts')).toSorted();
  const families = await Promise.all(
    files.map(async (name) => {
      const { mutants } = (await import(pathToFileURL(join(folder, name)).href)) as { mutants: readonly Mutant[] };
      return mutants.map((mutant): Listed => ({ ...mutant, family: basename(name, '.ts') }));
    }),
  );
  const all = families.flat();
  const twice = all.find(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
  if (twice) throw new UserError(`Two mutants are called "${twice.id}". Rename one of them in ${LIST}.`);
  return all;
}

/** Those that the command line asks for; all of them where it names none. */
export function choose(all: readonly Listed[], ids: readonly string[], families: readonly string[]): readonly Listed[] {
  const unknownId = ids.find((id) => !all.some((mutant) => mutant.id === id));
  if (unknownId !== undefined) throw new UserError(`There is no mutant "${unknownId}". \`npm run mutants -- --list\` prints all of them.`);
  const known = [...new Set(all.map(({ family }) => family))];
  const unknownFamily = families.find((family) => !known.includes(family));
  if (unknownFamily !== undefined) throw new UserError(`There is no family "${unknownFamily}". There are: ${known.join(', ')}.`);
  if (ids.length === 0 && families.length === 0) return all;
  return all.filter(({ id, family }) => ids.includes(id) || families.includes(family));
}

/** Puts the breakage into the file's text; a text that is not there, or there more than once, is a mistake in the list. */
export function applyTo(content: string, { id, file, find, replace }: Mutant): string {
  const count = content.split(find).length - 1;
  if (count === 1 && find !== replace) return content.replace(find, () => replace);
  const what = count === 0 ? 'is not there any more' : count > 1 ? `is there ${count} times` : 'is replaced by itself';
  throw new UserError(`The mutant "${id}" does not apply: its \`find\` text ${what} in ${file}.`);
}

/** @throws UserError when the mutant names a file that is not there */
export function requireFiles(root: string, { id, file, tests }: Mutant): void {
  const missing = [file, ...tests].filter((path) => !existsSync(join(root, path)));
  if (missing.length > 0) throw new UserError(`The mutant "${id}" names files that do not exist: ${missing.join(', ')}.`);
}

/** What is wrong with the list as the project is now, a sentence each. */
export const mistakesIn = (root: string, mutants: readonly Mutant[]): string[] =>
  mutants.flatMap((mutant) => {
    try {
      requireFiles(root, mutant);
      applyTo(readFileSync(join(root, mutant.file), 'utf8'), mutant);
      return [];
    } catch (error) {
      if (error instanceof UserError) return [error.message];
      throw error;
    }
  });

/** Changes when anything of the mutant does that decides how it ends. */
export function digestOf({ file, find, replace, tests, only, generate, build }: Mutant): string {
  return createHash('sha256').update(JSON.stringify([file, find, replace, tests, only, generate, build])).digest('hex').slice(0, 16);
}
