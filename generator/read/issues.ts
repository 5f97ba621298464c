import type { z } from 'zod';
import { pathKey, type Diagnostic, type SpecPath } from '../diagnostics/diagnostic.ts';
import { englishName } from '../diagnostics/words.ts';
import { suggestion, nearest } from '../diagnostics/suggest.ts';
import { declaredLocales, discriminatorsAt, keysAt, shown, typeName, valueAt } from './shape.ts';

type Issue = z.core.$ZodIssue;

/** Turns zod's issues into sentences, one for each mistake. */
export function describeIssues(issues: readonly Issue[], spec: unknown): Diagnostic[] {
  const flat = issues.flatMap((issue) => flatten(issue, []));
  const { told, left } = mistaken(withoutConsequences(flat, spec), spec);
  return [...told, ...missingTogether(left.flatMap((issue) => describe(issue, spec)))];
}

/** Everything missing in one place is reported as one mistake. */
function missingTogether(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const bare = ({ code, hint }: Diagnostic): boolean => code === 'shape/missing-key' && hint === undefined;
  return diagnostics.flatMap((found, index) => {
    if (!bare(found)) return [found];
    const same = (other: Diagnostic): boolean => bare(other) && pathKey(other.path) === pathKey(found.path);
    if (diagnostics.findIndex(same) < index) return [];
    const names = diagnostics.filter(same).map(({ message }) => message.replace(/ is missing\.$/, ''));
    if (names.length === 1) return [found];
    return [{ ...found, message: `${names.slice(0, -1).join(', ')} and ${names.at(-1)} are missing.` }];
  });
}

/** Resolves unions: the alternative with the fewest issues is taken as the intended one. */
function flatten(issue: Issue, base: SpecPath): Issue[] {
  const path = [...base, ...issue.path] as (string | number)[];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const atRoot = (branch: readonly Issue[]): boolean =>
      branch.some((inner) => inner.path.length === 0 && inner.code !== 'unrecognized_keys');
    const entered = issue.errors.filter((branch) => !atRoot(branch));
    const wrongKind = (branch: readonly Issue[]): number =>
      branch.filter((inner) => inner.code === 'invalid_value' || inner.code === 'unrecognized_keys').length;
    const [best] = entered.toSorted((a, b) => wrongKind(a) - wrongKind(b) || a.length - b.length);
    if (best) return best.flatMap((inner) => flatten(inner, path));
  }
  return [{ ...issue, path }];
}

/** The language that a text lacks, where one name in it is not known. */
function onlyLanguage(keys: readonly string[], open: readonly string[], spec: unknown): string | undefined {
  return keys.length === 1 && open.length === 1 && declaredLocales(spec).includes(open[0] ?? '') ? open[0] : undefined;
}

/** A misspelt name causes two issues, an unknown and a missing key: the missing one is not reported. */
function withoutConsequences(issues: readonly Issue[], spec: unknown): Issue[] {
  const meant = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as SpecPath;
    const given = Object.keys((valueAt(spec, path) ?? {}) as object);
    const open = keysAt(path, spec).filter((key) => !given.includes(key));
    for (const key of issue.keys) {
      const name = nearest(key, open) ?? onlyLanguage(issue.keys, open, spec);
      if (name !== undefined) meant.add(pathKey([...path, name]));
    }
  }
  return issues.filter((issue) => !meant.has(pathKey(issue.path as SpecPath)));
}

/** Of an object with none of the names that belong there, what it lacks is the other half of one mistake. */
function mistaken(issues: readonly Issue[], spec: unknown): { readonly told: Diagnostic[]; readonly left: Issue[] } {
  const wholes = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys' || issue.keys.length < 2) return [];
    const path = issue.path as SpecPath;
    const given = Object.keys((valueAt(spec, path) ?? {}) as object);
    return given.length === issue.keys.length && keysAt(path, spec).length > 0 ? [{ path, given }] : [];
  });
  const told = wholes.map(({ path, given }) => {
    const names = keysAt(path, spec);
    const found = given.map((name) => `"${name}"`).join(', ');
    const hint = `It has ${names.map((name) => `"${name}"`).join(', ')}.`;
    return {
      code: 'shape/unknown-key',
      path,
      message: `This is something else than what belongs here: it has ${found}.`,
      hint,
    };
  });
  const at = new Set(wholes.map(({ path }) => pathKey(path)));
  const isAbout = ({ path, code }: Issue): boolean =>
    code === 'unrecognized_keys'
      ? at.has(pathKey(path as SpecPath))
      : at.has(pathKey((path as SpecPath).slice(0, -1))) && valueAt(spec, path as SpecPath) === undefined;
  return { told, left: issues.filter((issue) => !isAbout(issue)) };
}

function describe(issue: Issue, spec: unknown): Diagnostic[] {
  const path = issue.path as SpecPath;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key, spec));
  const value = valueAt(spec, path);
  const name = path.at(-1);
  if (value === undefined && typeof name === 'string') return [missing(path, name, spec)];
  if (issue.code === 'invalid_union') return [wrongUnion(issue, path, value, spec)];
  if (issue.code === 'invalid_value') return [wrongValue(path, value, issue.values.map(String))];
  if (issue.code === 'invalid_type') {
    return [
      { code: 'shape/type', path, message: `This has to be ${typeName(issue.expected)}; it is ${shown(value)}.` },
    ];
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return [wrongSize(issue, path, value)];
  if (issue.code === 'invalid_key') {
    const inner = issue.issues.find(({ message }) => /^[A-Z].* .*[.]$/.test(message))?.message;
    return [
      {
        code: 'shape/name',
        path,
        at: 'key',
        message: `"${String(name)}" cannot be a name here.`,
        ...(inner !== undefined && { hint: inner }),
      },
    ];
  }
  if (issue.code === 'custom' || issue.code === 'invalid_format') {
    return [
      {
        // A schema may give its check a code of its own.
        code: issue.code === 'custom' ? String(issue.params?.['code'] ?? 'shape/value') : 'shape/format',
        path,
        message: typeof value === 'object' ? issue.message : `${issue.message} It is ${shown(value)}.`,
      },
    ];
  }
  return [{ code: 'shape/value', path, message: `This value does not fit here: ${shown(value)}.` }];
}

function withHint(diagnostic: Diagnostic, hint: string | undefined): Diagnostic {
  return hint === undefined ? diagnostic : { ...diagnostic, hint };
}

function unknownKey(path: SpecPath, key: string, spec: unknown): Diagnostic {
  const given = Object.keys((valueAt(spec, path) ?? {}) as object);
  const open = keysAt(path, spec).filter((candidate) => !given.includes(candidate));
  const name = nearest(key, open) ?? onlyLanguage([key], open, spec);
  const hint = name === undefined ? suggestion(key, keysAt(path, spec)) : `Did you mean "${name}"?`;
  return withHint(
    { code: 'shape/unknown-key', path: [...path, key], at: 'key', message: `"${key}" is not known here.` },
    hint,
  );
}

function missing(path: SpecPath, name: string, spec: unknown): Diagnostic {
  const parent = path.slice(0, -1);
  const siblings = keysAt(parent, spec);
  const locales = declaredLocales(spec);
  const isText = locales.length > 0 && siblings.join() === locales.join();
  if (isText) {
    const message = `The ${englishName(name)} text is missing.`;
    return { code: 'text/missing-language', path: parent, message, hint: `Add ${keyText(name)}: '…' to it.` };
  }
  const options = discriminatorsAt(parent, spec, name);
  const hint = options.length > 0 ? `It is one of ${options.map((option) => `"${option}"`).join(', ')}.` : undefined;
  return withHint({ code: 'shape/missing-key', path: parent, message: `"${name}" is missing.` }, hint);
}

/** A name as written in an object literal. */
function keyText(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
}

function wrongUnion(
  issue: Issue & { code: 'invalid_union' },
  path: SpecPath,
  value: unknown,
  spec: unknown,
): Diagnostic {
  const name = path.at(-1);
  const options = typeof name === 'string' ? discriminatorsAt(path.slice(0, -1), spec, name) : [];
  if (options.length > 0) return wrongValue(path, value, options);
  if (keysOfText(issue)) {
    const locales = declaredLocales(spec);
    const message = `This has to be a text in ${locales.length === 2 ? 'both languages' : 'each language'}; it is ${shown(value)}.`;
    return {
      code: 'text/missing-language',
      path,
      message,
      hint: `Write { ${locales.map((locale) => `${keyText(locale)}: '…'`).join(', ')} } or message('…').`,
    };
  }
  const wanted = issue.errors.flatMap((branch) =>
    branch.flatMap((inner) => {
      if (inner.code === 'invalid_value')
        return inner.values.map((allowed) => (typeof allowed === 'string' ? `"${allowed}"` : String(allowed)));
      return inner.code === 'invalid_type' ? [typeName(inner.expected)] : [];
    }),
  );
  return {
    code: 'shape/type',
    path,
    message: `This has to be ${[...new Set(wanted)].join(' or ')}; it is ${shown(value)}.`,
  };
}

/** Whether a union is that of localized texts: an object with all languages, or a reference to a message. */
function keysOfText(issue: Issue & { code: 'invalid_union' }): boolean {
  return (
    issue.errors.length === 2 &&
    issue.errors.every((branch) =>
      branch.every((inner) => inner.code === 'invalid_type' && inner.expected === 'object'),
    )
  );
}

function wrongValue(path: SpecPath, value: unknown, allowed: string[]): Diagnostic {
  const hint = typeof value === 'string' ? nearest(value, allowed) : undefined;
  const list = allowed.map((option) => `"${option}"`).join(', ');
  const message = `${shown(value)} is not possible here.${hint === undefined ? '' : ` It is one of ${list}.`}`;
  return {
    code: 'shape/value',
    path,
    message,
    hint: hint === undefined ? `It is one of ${list}.` : `Did you mean "${hint}"?`,
  };
}

function wrongSize(issue: Issue & { code: 'too_small' | 'too_big' }, path: SpecPath, value: unknown): Diagnostic {
  const small = issue.code === 'too_small';
  const bound = Number(small ? issue.minimum : issue.maximum);
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' entries' : '';
  const least = issue.inclusive === false ? (small ? 'more than' : 'less than') : small ? 'at least' : 'at most';
  const verb = unit === '' ? 'be' : 'have';
  const noun = bound === 1 ? unit.replace(/ies$/, 'y').replace(/s$/, '') : unit;
  const message = `This has to ${verb} ${least} ${bound}${noun}; ${sized(value)}.`;
  // What the schema says in words of its own.
  const hint = /^Too (?:small|big)/.test(issue.message) ? undefined : issue.message;
  return withHint({ code: 'shape/size', path, message }, hint);
}

function sized(value: unknown): string {
  if (typeof value === 'string') return `${shown(value)} has ${[...value].length}`;
  return Array.isArray(value) ? `it has ${value.length === 0 ? 'none' : value.length}` : `it is ${shown(value)}`;
}
