import type { z } from 'zod';
import { diagnose } from '../diagnostics/diagnose.ts';
import { pathKey } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { declaredLocales, discriminatorsAt, display, keysAt, typeName, valueAt } from './shape.ts';

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
  const foreign = flat.filter((issue): issue is IssueOf<'unrecognized_keys'> => isForeign(issue, spec));
  const places = new Set(foreign.map(({ path }) => pathKey(path)));
  const rest = flat.filter(
    (issue) => !places.has(pathKey(issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1))),
  );
  return [
    ...foreign.map(({ path }) =>
      diagnose('shape/unknown-key#all', path, { found: givenKeys(path, spec), known: keysAt(path, spec) }),
    ),
    ...missingTogether(rest, spec),
    ...rest.filter((issue) => !isMissing(issue, spec)).flatMap((issue) => describe(issue, spec)),
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

/** Whether an object has several properties, all of them unknown. Then its missing ones are not reported as well. */
function isForeign(issue: Issue, spec: unknown): boolean {
  return (
    issue.code === 'unrecognized_keys' &&
    issue.keys.length > 1 &&
    givenKeys(issue.path, spec).length === issue.keys.length &&
    keysAt(issue.path, spec).length > 0
  );
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
  const found = display(value);
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
    case 'invalid_type':
      return [diagnose('shape/type', path, { expected: typeName(issue.expected), found })];
    case 'too_small':
    case 'too_big':
      return [wrongSize(issue, value)];
    case 'invalid_key': {
      const reason = issue.issues.find(({ message }) => /^[A-Z].* .*[.]$/.test(message))?.message;
      return [diagnose('shape/name', path, { name: String(path.at(-1)), reason }, { at: 'key' })];
    }
    case 'invalid_format':
      return [diagnose('shape/format', path, { reason: issue.message, found })];
    case 'custom': {
      const parameters = { reason: issue.message, found: typeof value === 'object' ? undefined : found };
      // A schema may give its check a code of its own.
      const code = String(issue.params?.['code'] ?? 'shape/value');
      return [{ ...diagnose('shape/value#check', path, parameters), code }];
    }
    default:
      return [diagnose('shape/value', path, { found })];
  }
}

function wrongUnion(issue: IssueOf<'invalid_union'>, value: unknown, spec: unknown): Diagnostic {
  const { path } = issue;
  const name = path.at(-1);
  const options = typeof name === 'string' ? discriminatorsAt(path.slice(0, -1), spec, name) : [];
  if (options.length > 0) return wrongOption(path, value, options);
  const found = display(value);
  if (isTextUnion(issue)) return diagnose('text/missing-language#all', path, { locales: declaredLocales(spec), found });
  const expected = issue.errors.flat().flatMap((inner) => {
    if (inner.code === 'invalid_value')
      return inner.values.map((one) => (typeof one === 'string' ? `"${one}"` : String(one)));
    return inner.code === 'invalid_type' ? [typeName(inner.expected)] : [];
  });
  return diagnose('shape/type', path, { expected: [...new Set(expected)].join(' or '), found });
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

function wrongSize(issue: IssueOf<'too_small' | 'too_big'>, value: unknown): Diagnostic {
  const isSmall = issue.code === 'too_small';
  const bound = Number(isSmall ? issue.minimum : issue.maximum);
  const unit = { string: ' characters', array: ' entries' }[issue.origin as string] ?? '';
  const limit = issue.inclusive === false ? (isSmall ? 'more than' : 'less than') : isSmall ? 'at least' : 'at most';
  const noun = bound === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit;
  const found =
    typeof value === 'string'
      ? `${display(value)} has ${[...value].length}`
      : Array.isArray(value)
        ? `it has ${value.length || 'none'}`
        : `it is ${display(value)}`;
  // A message of the schema's own explains the limit.
  const reason = /^Too (?:small|big)/.test(issue.message) ? undefined : issue.message;
  const expected = `${unit === '' ? 'be' : 'have'} ${limit} ${bound}${noun}`;
  return diagnose('shape/size', issue.path, { expected, found, reason });
}
