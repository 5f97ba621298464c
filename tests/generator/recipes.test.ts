import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type * as contactForm from '#generated/forms/contact-home.ts';
import type * as routes from '#generated/routes.ts';
import { filesBelow } from '../../generator/files.ts';
import { makeProject, runInProcess, type Project } from './support/project.ts';
import { readRecipes, type Recipe, type Step } from './support/recipes.ts';
import { ROOT } from '../../scripts/node.mjs';

const guide = 'docs/guides/recipes.md';
const all = readRecipes(readFileSync(join(ROOT, guide), 'utf8'));
/** The last section is about the repository, and has no steps. */
const recipes = all.filter(({ steps }) => steps.length > 0);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The paths that a recipe may change. */
const folders = ['spec', 'site', 'tests'];

function filesOf({ root, read }: Project): Map<string, string> {
  return new Map(folders.flatMap((folder) => filesBelow(root, folder)).map((path) => [path, read(path)]));
}

/** A copy of the spec and its output, shared by all recipes, since the first read of a spec takes most of the time. */
function copyOfTheProject(): { project: Project; restore: () => void } {
  const project = makeProject('real');
  // Generated files import the filter for published articles.
  cpSync(join(ROOT, 'site/articles'), join(project.root, 'site/articles'), { recursive: true });
  cpSync(join(ROOT, 'site/local-time.mjs'), join(project.root, 'site/local-time.mjs'));
  const before = filesOf(project);
  return {
    project,
    restore: () => {
      const now = filesOf(project);
      for (const path of now.keys()) if (!before.has(path)) project.remove(path);
      for (const [path, content] of before) if (now.get(path) !== content) project.write(path, content);
    },
  };
}

/** Why this recipe cannot be followed as it is, if an author has edited what it shows or already did the same. */
function obstacle(project: Project, { steps }: Recipe): string | undefined {
  const inSpec = steps.flatMap((step) => ('path' in step && step.path.startsWith('spec/') ? [step] : []));
  const created = new Set(inSpec.flatMap(({ kind, path }) => (kind === 'file' ? [path] : [])));
  const content = filesBelow(project.root, 'spec').filter((path) => /^spec\/(?:pages|articles)\//.test(path));
  for (const step of inSpec) {
    const { path } = step;
    if (existsSync(join(project.root, path)) === (step.kind === 'file')) return `${path} is not as the guide has it`;
    if (step.kind === 'change' && !created.has(path) && project.read(path).split(step.before).length !== 2)
      return `${path} has other lines than ${guide}:${step.line}`;
    const [, page] = (step.kind === 'remove' && /^spec\/pages\/([\w-]+)\.ts$/.exec(path)) || [];
    const from = content.find(
      (file) => inSpec.every((one) => !file.startsWith(one.path)) && project.read(file).includes(`'${page}'`),
    );
    if (from !== undefined) return `${from} refers to the page, too`;
  }
  return undefined;
}

function change(project: Project, { path, before, after, line }: Extract<Step, { kind: 'change' }>): void {
  // Only the generated files of the site were copied.
  if (!existsSync(join(project.root, path))) project.write(path, readFileSync(join(ROOT, path), 'utf8'));
  const [start = '', ...rest] = `\n${project.read(path)}`.split(`\n${before}`);
  if (rest.length !== 1)
    throw new Error(`${guide}:${line}: ${path} must contain these lines once, not ${rest.length} times:\n${before}`);
  project.write(path, `${start}\n${after}${rest.join('')}`.slice(1));
}

/** Runs a command of the guide with its script in package.json. */
async function run(project: Project, command: string): Promise<string> {
  const [, name = '', args = ''] = /^npm run ([a-z]+)(?: -- (.+))?$/.exec(command) ?? [];
  const [, script = ''] = /^node scripts\/run\.mjs (\S+)$/.exec(scripts[name] ?? '') ?? [];
  const { status, out, err } = await runInProcess(join(ROOT, script), [
    '--root',
    project.root,
    ...(args === '' ? [] : args.split(' ')),
  ]);
  if (status !== 0) throw new Error(`"${command}" ended with ${status}:\n${out}${err}`);
  return out;
}

interface Site {
  readonly project: Project;
  /** All output of the generator. */
  readonly text: string;
  readonly printed: string;
}
type Check = (site: Site, ...words: string[]) => Promise<void> | void;

/**
 * The exports of a generated module. It is copied first: at the same path, Node would return the module of the previous
 * recipe.
 */
async function generated<T>({ project }: Site, path: string): Promise<T> {
  const copy = mkdtempSync(join(project.root, 'outcome-'));
  for (const name of ['package.json', 'site']) cpSync(join(project.root, name), join(copy, name), { recursive: true });
  return (await import(pathToFileURL(join(copy, 'site/generated', path)).href)) as T;
}

function routesOf(site: Site) {
  return generated<typeof routes>(site, 'routes.ts');
}

async function formOf(site: Site, id: string) {
  return (await generated<typeof contactForm>(site, `forms/${id}.ts`)).form;
}

function migration({ printed, project }: Site): string | undefined {
  const file = /new migration (\S+)/.exec(printed)?.[1];
  return file && project.read(`site/supabase/migrations/${file}`);
}

/** Every sentence that a recipe may state as its outcome, with its check. */
const sentences: readonly (readonly [RegExp, Check])[] = [
  [
    /^`(\S+)` and `(\S+)` show the page `(\S+)`\.$/,
    async (site, es, en, page) => {
      const { routes } = await routesOf(site);
      expect(routes.filter(({ url }) => url === es || url === en)).toMatchObject([
        { page, locale: 'es', status: 200 },
        { page, locale: 'en', status: 200 },
      ]);
    },
  ],
  [
    /^The article `(\S+)` links to `(\S+)` in Spanish and to `(\S+)` in English\.$/,
    ({ project }, slug = '', es = '', en = '') => {
      const article = JSON.parse(project.read(`site/generated/articles/${slug}.json`)) as Record<
        string,
        { article: { html: string } }
      >;
      expect(article['es']?.article.html).toContain(`<a href="${es}">`);
      expect(article['en']?.article.html).toContain(`<a href="${en}">`);
    },
  ],
  [
    /^The canonical address of `(\S+)` is `(\S+)`\.$/,
    async (site, from, to) => {
      expect((await routesOf(site)).routes.find(({ url }) => url === from)?.canonical).toBe(to);
    },
  ],
  [
    /^`(\S+)` redirects to `(\S+)` with status (\d+)\.$/,
    async (site, from, to, status) => {
      expect((await routesOf(site)).redirects).toContainEqual({ from, to, status: Number(status) });
    },
  ],
  [
    /^The form `(\S+)` has the fields (.+)\.$/,
    async (site, id = '', fields = '') => {
      expect((await formOf(site, id)).fields.map(({ name }) => `\`${name}\``).join(', ')).toBe(fields);
    },
  ],
  [
    /^The field `(\S+)` of the form `(\S+)` takes (\d+) characters\.$/,
    async (site, name, id = '', max = '') => {
      expect((await formOf(site, id)).fields.find((field) => field.name === name)).toMatchObject({
        maxLength: Number(max),
      });
    },
  ],
  [/^There is a new migration, which says "(.+)"\.$/, (site, sql) => expect(migration(site)).toContain(sql)],
  [/^The database stays as it is\.$/, (site) => expect(migration(site)).toBeUndefined()],
  [
    /^The site says "([^"]+)" and no longer "([^"]+)"\.?$/,
    ({ text }, now, before) => {
      expect(text).toContain(now);
      expect(text).not.toContain(before);
    },
  ],
  [/^The site no longer says "([^"]+)"\.$/, ({ text }, before) => expect(text).not.toContain(before)],
  [
    /^Nothing is at `(\S+)`\.$/,
    async (site, url) => {
      expect((await routesOf(site)).routes.map((route) => route.url)).not.toContain(url);
      expect(site.printed).not.toContain('address/gone');
    },
  ],
  [/^The site says "([^"]+)"\.?$/, ({ text }, now) => expect(text).toContain(now)],
  [
    /^The site's links say "([^"]+)" and no longer "([^"]+)"\.$/,
    async (site, now, before) => {
      const navigation = site.project.read('site/generated/navigation.ts');
      const pages = filesBelow(site.project.root, 'site/generated/pages')
        .map((path) => site.project.read(path))
        .join('\n');
      expect(navigation + pages).toContain(`'${now}'`);
      expect(navigation + pages).not.toContain(`'${before}'`);
    },
  ],
];

/** Runs the steps of a recipe and checks its outcomes. Returns the number of checked sentences. */
async function runRecipe(project: Project, recipe: Recipe): Promise<number> {
  let printed = '';
  let checked = 0;
  let site: Site | undefined;
  for (const step of recipe.steps) {
    try {
      if (step.kind === 'file') project.write(step.path, step.content);
      else if (step.kind === 'remove') project.remove(step.path);
      else if (step.kind === 'change') change(project, step);
      else if (step.kind === 'command') printed = await run(project, step.command);
      else {
        site ??= {
          project,
          printed,
          text: filesBelow(project.root, 'site/generated')
            .map((path) => project.read(path))
            .join('\n'),
        };
        const check = sentences.flatMap(([pattern, check]) => {
          const match = pattern.exec(step.sentence);
          return match ? [{ check, words: match.slice(1) }] : [];
        })[0];
        if (!check) throw new Error(`No check is defined for this sentence: ${step.sentence}`);
        await check.check(site, ...check.words);
        checked += 1;
      }
    } catch (error) {
      // The line of the guide comes first, the original error after it.
      throw new Error(
        `${guide}:${step.line} (${recipe.title}): ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
  return checked;
}

describe('the guide’s recipes', () => {
  it('cover the usual tasks, each with a command and an outcome', () => {
    expect(recipes.map(({ title }) => title)).toEqual([
      'Change a text',
      'Add a page',
      'Add a service',
      'Add an article',
      'Add a form',
      'Add a field',
      'Add an alias',
      'Add a redirect',
      'Change an address',
      'Remove a page and its form',
      'Remove a service',
      'Let an address die',
      'Give a form a table of its own',
      'Accept a change to stored data',
      'Add an error text',
      'Change a text of the desk or the studio',
      'Change a paper, or the calendar',
      'Change a limit',
      'Change the brand',
      'Change the opening hours',
      'Add a booking link',
      'Measure visits, with consent',
      'Add a kind of block of your own',
      'Change the navigation',
    ]);
    for (const { steps } of recipes) {
      expect(steps.map(({ kind }) => kind)).toContain('command');
      expect(steps.at(-1)?.kind).toBe('outcome');
    }
  });

  const { project, restore } = copyOfTheProject();
  afterEach(restore);

  // The recipes show lines of the real spec, which its authors edit.
  it.for(recipes)('lead to the outcomes that the guide states: $title', async (recipe, { skip }) => {
    const why = obstacle(project, recipe);
    skip(why !== undefined, why);
    expect(await runRecipe(project, recipe)).toBeGreaterThan(0);
  });
});
