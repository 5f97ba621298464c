import { localesOf } from '../compile/locales.ts';
import { localizedTextOf } from '../compile/text.ts';
import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Image, SiteSpec, Text } from '../schema/index.ts';
import { warning } from './problem.ts';
import { blocksOf, imagesIn, pagesOf } from './walk.ts';

/** What screen readers say by themselves before the text of a picture. */
const announced =
  /^(?:(?:an?|the|una?|la|une?) )?(?:image|picture|photo|photograph|imagen|foto|fotografía|photographie|bild|foto|immagine|imagem) (?:of|de la|de los|de las|del|de|d[’']|du|des|von|di)\b/iu;

/** More than that is tiring to listen to, and cannot be stopped in the middle. */
const LONGEST = 250;

function wordsAt(alt: Text, path: SpecPath, locale: string): SpecPath {
  return 'kind' in alt ? [...path, 'alt'] : [...path, 'alt', locale];
}

function doubtsOf(spec: SiteSpec, { file, alt, dark }: Image, path: SpecPath): Diagnostic[] {
  return [
    ...(dark === file
      ? [
          warning(
            'image/dark',
            [...path, 'dark'],
            'The picture for the dark theme is the same file.',
            'Remove dark, or name the other file.',
          ),
        ]
      : []),
    ...(alt
      ? localesOf(spec).flatMap((locale): Diagnostic[] => {
          const words = localizedTextOf(spec, alt)[locale];
          if (announced.test(words.trim())) {
            const hint = 'Begin with what it shows.';
            return [
              warning(
                'image/alt-begins',
                wordsAt(alt, path, locale),
                'Screen readers say by themselves that this is a picture.',
                hint,
              ),
            ];
          }
          const { length } = words;
          if (length <= LONGEST) return [];
          const message = `This text has ${length} characters; nobody can skip a part of it when it is read aloud.`;
          return [
            warning(
              'image/alt-long',
              wordsAt(alt, path, locale),
              message,
              `Say what matters in at most ${LONGEST}, and the rest beside the picture.`,
            ),
          ];
        })
      : []),
  ];
}

/** Different pictures with the same words: to those who hear them they are one. */
function sameAlternatives(spec: SiteSpec): Diagnostic[] {
  const first = new Map<string, { readonly file: string; readonly path: SpecPath }>();
  return imagesIn(spec).flatMap(({ value: { file, alt }, path }) => {
    if (!alt) return [];
    const words = JSON.stringify(localizedTextOf(spec, alt));
    const other = first.get(words);
    if (!other) first.set(words, { file, path: [...path, 'alt'] });
    if (!other || other.file === file) return [];
    return {
      ...warning(
        'image/same-alt',
        [...path, 'alt'],
        `This picture is said to show the same as "${other.file}".`,
        'Say what each of them shows.',
      ),
      related: [{ path: other.path, message: 'It is said of that one here.' }],
    };
  });
}

/** What is doubtful about pictures because of the block that they are in. */
function inBlocks(spec: SiteSpec): Diagnostic[] {
  return pagesOf(spec)
    .flatMap(blocksOf)
    .flatMap(({ value: block, path }): Diagnostic[] => {
      if (block.kind === 'logos') {
        return block.items.flatMap(({ decorative }, index) =>
          decorative
            ? [
                warning(
                  'image/logo-alt',
                  [...path, 'items', index, 'decorative'],
                  'Nobody who does not see this mark learns whose it is.',
                  'Write the name: alt: { … }.',
                ),
              ]
            : [],
        );
      }
      if (block.kind !== 'gallery') return [];
      const files = block.items.map(({ image }) => image.file);
      return block.items.flatMap(({ image: { file, alt }, caption }, index): Diagnostic[] => {
        const at = [...path, 'items', index];
        const says =
          alt &&
          caption &&
          JSON.stringify(localizedTextOf(spec, alt)) === JSON.stringify(localizedTextOf(spec, caption));
        return [
          ...(files.indexOf(file) < index
            ? [
                warning(
                  'image/repeated',
                  [...at, 'image', 'file'],
                  'This gallery shows the same picture twice.',
                  'Remove it, or name the one that is meant.',
                ),
              ]
            : []),
          ...(says
            ? [
                warning(
                  'image/caption',
                  [...at, 'caption'],
                  'The caption says the same as the text of the picture: it would be read aloud twice.',
                  'Say something else here, or leave the caption out.',
                ),
              ]
            : []),
        ];
      });
    });
}

/** What is probably not meant in what the spec says of pictures. */
export function doubtfulImages(spec: SiteSpec): Diagnostic[] {
  return [
    ...imagesIn(spec).flatMap(({ value, path }) => doubtsOf(spec, value, path)),
    ...sameAlternatives(spec),
    ...inBlocks(spec),
  ];
}
