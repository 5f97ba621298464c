import { join, relative, sep } from 'node:path';
import { localesOf } from '../compile/locales.ts';
import { UserError } from '../../site/user-error.mjs';
import { publicFilesOf } from '../check/project.ts';
import { loadSpec } from '../read/load.ts';
import { locateAll } from '../read/locate/locate-all.ts';
import { createObjectFinder } from '../read/locate/text.ts';
import type { WrittenObject } from '../read/locate/text.ts';
import { entryOf, projectOf } from '../paths.ts';
import { formatDiagnostics } from '../diagnostics/print.ts';
import { checkSpec } from '../check/index.ts';
import { isLanguageTag } from '../schema/index.ts';
import { withCopy, writeAll } from './apply.ts';
import { readTexts } from './export.ts';

/** Something to be written at the end of an object of the source. */
interface Addition {
  readonly object: WrittenObject;
  readonly property: string;
}

/**
 * `--add`: gives every text of the spec a language more, for now in the words of the default one, and declares it. All of
 * it or nothing: what code puts together has to be given the language by hand.
 */
export async function addLanguage(root: string, locale: string): Promise<void> {
  if (!isLanguageTag(locale))
    throw new UserError(`"${locale}" is not a language tag. Write it as browsers do: fr, pt-BR, zh-Hant.`);
  const { spec, units, computed } = await readTexts(root);
  if (localesOf(spec).some((one) => one === locale)) throw new UserError(`the site has "${locale}" already.`);
  const entry = entryOf(root);
  const project = projectOf(entry);
  const declared = createObjectFinder(entry)(['locales', 'all'])?.object;
  if (!declared || computed.length > 0) {
    const computedTexts = (await locateAll(entry, computed)).map(
      ({ location: { file, line, column }, message }) => `${file}:${line}:${column} ${message}`,
    );
    throw new UserError(
      [
        'code puts this together; write it as plain objects first:',
        ...(declared ? [] : ['  the languages, locales.all']),
        ...computedTexts,
      ].join('\n'),
    );
  }
  const name = /^[a-z]+$/.test(locale) ? locale : `'${locale}'`;
  const files = filesWith(project, [
    { object: declared, property: `${name}: ${describe(locale)}` },
    ...units.map(({ written }): Addition => ({
      object: written,
      property: `${name}: ${written.strings[spec.locales.default].node.getText(written.source)}`,
    })),
  ]);
  const diagnostics = await withCopy(root, files, async (copy) => {
    const copied = join(copy, relative(project, entry));
    const loaded = await loadSpec(copied);
    return loaded.ok ? locateAll(copied, checkSpec(loaded.spec, publicFilesOf(root))) : loaded.diagnostics;
  });
  if (diagnostics.length > 0)
    throw new UserError(
      `the generator does not accept the spec with it.\n\n${formatDiagnostics(diagnostics, { colour: false })}`,
    );
  writeAll(project, files);
  console.log(`${units.length} texts in ${files.size} files have ${locale} now, in the words of ${spec.locales.default}; see its entry in locales.all.
Now: npm run generate
Then translate them: npm run texts -- --export ${locale}.csv --to ${locale}`);
}

/** What a language calls itself, and where most of those live who speak it. */
function describe(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const { language, region = '' } = new Intl.Locale(locale).maximize();
  return `{ name: ${JSON.stringify(name).replaceAll("'", "\\'").replaceAll('"', "'")}, tag: '${language}-${region}' }`;
}

function filesWith(project: string, additions: readonly Addition[]): Map<string, string> {
  const byFile = Map.groupBy(additions, ({ object }) => object.source.fileName);
  return new Map(
    [...byFile].map(([file, inFile]) => [relative(project, file).split(sep).join('/'), withAdditions(inFile)]),
  );
}

function withAdditions(additions: readonly Addition[]): string {
  let content = additions[0]?.object.source.text ?? '';
  const endOf = ({ object: { node } }: Addition): number => node.properties.at(-1)?.getEnd() ?? node.getEnd() - 1;
  // From the end, so that what comes before stays where it was.
  for (const addition of additions.toSorted((a, b) => endOf(b) - endOf(a))) {
    const { node, source } = addition.object;
    const last = node.properties.at(-1);
    const before = last ? source.text.slice(last.getFullStart(), last.getStart(source)) : '';
    // On a line of its own, as the last one is.
    const gap = /\r?\n[\t ]*$/.exec(before)?.[0] ?? ' ';
    content = `${content.slice(0, endOf(addition))},${gap}${addition.property}${content.slice(endOf(addition))}`;
  }
  return content;
}
