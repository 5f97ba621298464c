import type { Diagnostic } from '../diagnostic.ts';
import type { SiteSpec } from '../schema/index.ts';
import { wrongCharacters } from './characters.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { blocksOf, pagesOf } from './walk.ts';
import type { Placed } from './walk.ts';

/** Everything that visitors read and that is the same in each language. */
function plainWords(spec: SiteSpec): Placed<string | undefined>[] {
  return [
    { value: spec.firm.name, path: ['firm', 'name'] },
    { value: spec.firm.legalName, path: ['firm', 'legalName'] },
    ...Object.entries(spec.firm.address).map(([part, value]) => ({ value, path: ['firm', 'address', part] })),
    ...spec.firm.social.map(({ name }, index) => ({ value: name, path: ['firm', 'social', index, 'name'] })),
    ...Object.entries(spec.locales.all).map(([locale, { name }]) => ({
      value: name,
      path: ['locales', 'all', locale, 'name'],
    })),
    ...(spec.articles?.entries ?? []).flatMap(({ author }, index) =>
      'kind' in author && author.kind === 'person'
        ? [{ value: author.name, path: ['articles', 'entries', index, 'author', 'name'] }]
        : [],
    ),
    ...pagesOf(spec)
      .flatMap(blocksOf)
      .flatMap(({ value: block, path }) =>
        block.kind === 'team'
          ? block.items.flatMap(({ name, licence }, index) => [
              { value: name, path: [...path, 'items', index, 'name'] },
              { value: licence, path: [...path, 'items', index, 'licence'] },
            ])
          : [],
      ),
  ];
}

/** Refuses names, licences and lines of addresses with what visitors would read as rubbish. */
export const plainCharacters: Rule = (spec) =>
  plainWords(spec).flatMap(({ value, path }): Diagnostic[] =>
    // An empty line of the address is told by a rule of its own.
    value === undefined || value.trim() === ''
      ? []
      : wrongCharacters(value).map(({ code, offset, message, hint }) => ({
          ...problem(code, path, message, hint),
          ...(offset !== undefined && { offset }),
        })),
  );
