import { localesOf } from '../compile/locales.ts';
import { wordsOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Image, SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { downloadsIn, imagesIn } from './walk.ts';

const safeName = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** The name in the form that every host and file system takes. */
function safe(file: string): string {
  return file
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._/-]+/g, '-')
    .replaceAll(/(^|\/)[^a-z0-9]+/g, '$1');
}

/** Whether a file has a name that every host and file system takes, below the folder of its kind. */
export function isSafeName(file: string): boolean {
  return safeName.test(file) && !file.includes('..');
}

function nameFault(code: string, file: string, path: SpecPath): Diagnostic[] {
  if (isSafeName(file)) return [];
  const folder = code === 'image/name' ? 'media' : 'files';
  if (file.trim() === '')
    return [problem(code, path, 'This names no file.', `Write its path below the folder ${folder} of the spec.`)];
  if (/^\w+:/.test(file))
    return [
      problem(
        code,
        path,
        `"${file}" is an address, and here stands a file of the site.`,
        `Save the file in the folder ${folder} of the spec, and write its path below it.`,
      ),
    ];
  if (/^\.{0,2}\//.test(file) || file.includes('..'))
    return [
      problem(
        code,
        path,
        `"${file}" is not a path below the folder ${folder} of the spec.`,
        `Put the file there, and write "${safe(file.replaceAll(/(?:^|\/)\.{0,2}(?=\/)/g, '').replace(/^\//, ''))}".`,
      ),
    ];
  return [
    problem(
      code,
      path,
      `The file name "${file}" is not safe in an address on every host: a path has lower-case letters without accents, digits, hyphens, dots and underscores.`,
      `Rename the file, to "${safe(file)}" for example.`,
    ),
  ];
}

/** Refuses pictures and files whose names some host or file system would take for another one. */
export const mediaNames: Rule = (spec) => [
  ...imagesIn(spec).flatMap(({ value: { file, dark }, path }) => [
    ...nameFault('image/name', file, [...path, 'file']),
    ...(dark === undefined ? [] : nameFault('image/name', dark, [...path, 'dark'])),
  ]),
  ...downloadsIn(spec).flatMap(({ value: { file }, path }) => nameFault('download/name', file, [...path, 'file'])),
];

/** What people keep, and no browser runs. */
const kept = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'txt',
  'csv',
  'rtf',
  'ics',
  'vcf',
  'epub',
  'zip',
  'jpg',
  'jpeg',
  'png',
  'webp',
  'mp3',
  'mp4',
];

/** Refuses files that browsers or computers would run. */
export const downloadTypes: Rule = (spec) =>
  downloadsIn(spec).flatMap(({ value: { file }, path }) => {
    const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
    if (kept.includes(ending)) return [];
    const what =
      ending === ''
        ? 'has no ending, so that nobody knows what it is'
        : `could do something on a visitor's computer or on the site (.${ending})`;
    return [
      problem(
        'download/type',
        [...path, 'file'],
        `The file "${file}" ${what}.`,
        `Save it as PDF, or pack it as ZIP. Published are: ${kept.join(', ')}.`,
      ),
    ];
  });

/** Refuses pictures of which nobody who does not see them learns anything. */
export const imageAlternatives: Rule = (spec) =>
  imagesIn(spec).flatMap(({ value, path }) => alternativeFault(spec, value, path));

function alternativeFault(spec: SiteSpec, { file, alt, decorative }: Image, path: SpecPath): Diagnostic[] {
  const hint = 'Say what it shows: alt: { … }. Where the text around it says that already, write decorative: true.';
  if (alt === undefined)
    return decorative
      ? []
      : [problem('image/alt', path, `The picture "${file}" has no text for those who do not see it.`, hint)];
  if (decorative)
    return [
      problem(
        'image/alt',
        [...path, 'decorative'],
        'A picture that has a text alternative is not decorative.',
        'Keep one of the two.',
      ),
    ];
  if ('kind' in alt && !(alt.name in spec.messages)) return [];
  const name = plain(
    file
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '',
  );
  const told = new Set<string>();
  return localesOf(spec).flatMap((locale) => {
    const words = wordsOf(spec, alt, locale);
    // The same in each language is one mistake.
    if (told.has(words)) return [];
    told.add(words);
    const said = plain(words.replace(/\.\w{3,4}$/, ''));
    if (said !== name && !fileName.test(words.trim())) return [];
    return [
      problem(
        'image/alt',
        'kind' in alt ? [...path, 'alt'] : [...path, 'alt', locale],
        `"${words}" is the name of the file, and not what the picture shows.`,
        hint,
      ),
    ];
  });
}

/** Names as files have them, and cameras give them. */
const fileName =
  /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|tiff?|heic)$|^(?:img|dsc|dscn|pxl|image|photo|screenshot)[_-]?\d{2,}\S*$/i;

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
