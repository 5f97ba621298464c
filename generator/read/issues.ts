import type { z } from 'zod';
import { diagnose } from '../diagnostics/diagnose.ts';
import { pathKey, type Diagnostic, type SpecPath } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/words.ts';
import { declaredLocales, discriminatorsAt, display, keysAt, valueAt } from './shape.ts';

type ZodIssue = z.core.$ZodIssue;
type Rooted<T> = T extends ZodIssue ? Omit<T, 'path'> & { readonly path: SpecPath } : never;
/** An issue with the path from the root of the spec. */
type Issue = Rooted<ZodIssue>;
type IssueOf<Code extends ZodIssue['code']> = Extract<Issue, { code: Code }>;

/** Describes the issues that zod found in a spec, one diagnostic for each mistake. */
export function describeIssues(issues: readonly ZodIssue[], spec: unknown): Diagnostic[] {
  const flat = withoutConsequences(
    issues.flatMap((issue) => flatten(issue, [])),
    spec,
  );
  return [
    ...missingTogether(flat, spec),
    ...flat.filter((issue) => !isMissing(issue, spec)).flatMap((issue) => describe(issue, spec)),
  ];
}

/** Resolves unions: the alternative with the fewest issues is taken as the intended one. */
function flatten(issue: ZodIssue, base: SpecPath): Issue[] {
  const path = [...base, ...issue.path] as SpecPath;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const atRoot = (branch: readonly ZodIssue[]): boolean =>
      branch.some((inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys');
    const entered = issue.errors.filter((branch) => !atRoot(branch));
    const wrongKind = (branch: readonly ZodIssue[]): number =>
      branch.filter((inner) => inner.code === 'invalid_value' || inner.code === 'unrecognized_keys').length;
    const [best] = entered.toSorted((a, b) => wrongKind(a) - wrongKind(b) || a.length - b.length);
    if (best) return best.flatMap((inner) => flatten(inner, path));
  }
  return [{ ...issue, path } as Issue];
}

function givenKeys(path: SpecPath, spec: unknown): string[] {
  return Object.keys((valueAt(spec, path) ?? {}) as object);
}

/** The property that an unknown one probably stands for: by its spelling, or as the only missing language. */
function meantKey({ path, keys }: IssueOf<'unrecognized_keys'>, key: string, spec: unknown): string | undefined {
  const given = givenKeys(path, spec);
  const open = keysAt(path, spec).filter((one) => !given.includes(one));
  const [only = '', ...others] = open;
  const isLanguage = keys.length === 1 && others.length === 0 && declaredLocales(spec).includes(only);
  return nearest(key, open) ?? (isLanguage ? only : undefined);
}

/** Drops the missing keys that are misspelt: zod reports those as unknown keys too. */
function withoutConsequences(issues: readonly Issue[], spec: unknown): Issue[] {
  const meant = new Set<string>();
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) meant.add(pathKey([...issue.path, meantKey(issue, key, spec) ?? '']));
  return issues.filter(({ path }) => !meant.has(pathKey(path)));
}

function isMissing({ code, path }: Issue, spec: unknown): boolean {
  return code !== 'unrecognized_keys' && typeof path.at(-1) === 'string' && valueAt(spec, path) === undefined;
}

/** Reports the missing properties, in one diagnostic for each object. */
function missingTogether(issues: readonly Issue[], spec: unknown): Diagnostic[] {
  const missing = issues.filter((issue) => isMissing(issue, spec)).map(({ path }) => path);
  const locales = declaredLocales(spec);
  return [...Map.groupBy(missing, (path) => pathKey(path.slice(0, -1))).values()].flatMap((paths) => {
    const parent = paths[0]?.slice(0, -1) ?? [];
    const names = paths.map((path) => String(path.at(-1)));
    if (locales.length > 0 && keysAt(parent, spec).join() === locales.join())
      return names.map((locale) => diagnose('text/missing-language', parent, { locale }));
    const optionsOf = (name: string): string[] => discriminatorsAt(parent, spec, name);
    const plain = names.filter((name) => optionsOf(name).length === 0);
    return [
      ...(plain.length > 0 ? [diagnose('shape/missing-key', parent, { names: plain, options: [] })] : []),
      ...names
        .filter((name) => !plain.includes(name))
        .map((name) => diagnose('shape/missing-key', parent, { names: [name], options: optionsOf(name) })),
    ];
  });
}

function describe(issue: Issue, spec: unknown): Diagnostic[] {
  const { path } = issue;
  const value = valueAt(spec, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => {
        const parameters = { name, meant: meantKey(issue, name, spec), known: keysAt(path, spec) };
        return diagnose('shape/unknown-key', [...path, name], parameters, { at: 'key' });
      });
    case 'invalid_union':
      return [wrongUnion(issue, value, spec)];
    case 'invalid_value':
      return [wrongOption(path, value, issue.values.map(String))];
    case 'invalid_key': {
      const reason = issue.issues.find(({ message }) => /^[A-Z].* .*[.]$/.test(message))?.message;
      return [diagnose('shape/name', path, { name: String(path.at(-1)), reason }, { at: 'key' })];
    }
    default: {
      const reason = issue.message.replace(/(?<![.])$/, '.');
      // A schema may give its check a code of its own.
      const code = issue.code === 'custom' ? String(issue.params?.['code'] ?? 'shape/value') : codes[issue.code];
      return [{ ...diagnose('shape/value', path, { reason, found: shownValue(value) }), code: code ?? 'shape/value' }];
    }
  }
}

/** The codes of values that do not match, by zod's code. */
const codes: Partial<Record<ZodIssue['code'], string>> = {
  invalid_type: 'shape/type',
  too_small: 'shape/size',
  too_big: 'shape/size',
  invalid_format: 'shape/format',
};

/** A value in a message, where it says more than its type does. */
function shownValue(value: unknown): string | undefined {
  return typeof value === 'object' || value === undefined ? undefined : display(value);
}

function wrongUnion(issue: IssueOf<'invalid_union'>, value: unknown, spec: unknown): Diagnostic {
  const { path } = issue;
  const name = path.at(-1);
  const options = typeof name === 'string' ? discriminatorsAt(path.slice(0, -1), spec, name) : [];
  if (options.length > 0) return wrongOption(path, value, options);
  if (isTextUnion(issue))
    return diagnose('text/missing-language#all', path, { locales: declaredLocales(spec), found: display(value) });
  const expected = issue.errors.flat().flatMap((inner) => {
    if (inner.code === 'invalid_value') return inner.values.map((one) => JSON.stringify(one));
    return inner.code === 'invalid_type' ? [inner.expected] : [];
  });
  const reason = `Invalid input: expected ${[...new Set(expected)].join(' or ')}.`;
  return { ...diagnose('shape/value', path, { reason, found: display(value) }), code: 'shape/type' };
}

/** Whether a union is that of localized texts: an object with all languages, or a reference to a message. */
function isTextUnion({ errors }: IssueOf<'invalid_union'>): boolean {
  return (
    errors.length === 2 && errors.flat().every((inner) => inner.code === 'invalid_type' && inner.expected === 'object')
  );
}

function wrongOption(path: SpecPath, value: unknown, options: readonly string[]): Diagnostic {
  const given = typeof value === 'string' ? value : '';
  return diagnose('shape/value#option', path, { found: display(value), options, given });
}
