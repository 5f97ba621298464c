import { relative, sep } from 'node:path';
import { localesOf } from '../compile/locales.ts';
import type { Diagnostic, SpecPath } from '../diagnostics/diagnostic.ts';
import { createTextFinder } from '../read/locate/text.ts';
import type { WrittenText } from '../read/locate/text.ts';
import { entryOf, projectOf, specFolderOf } from '../paths.ts';
import { textsIn } from '../compile/walk.ts';
import type { SiteSpec, Localized } from '../schema/index.ts';
import { textKey } from './key.ts';
import type { Unit } from './unit.ts';

/** The texts of a spec. */
export interface Collected {
  readonly units: readonly Unit[];
  /** Texts that the source puts together rather than writes out: only an editor can change them. */
  readonly computed: readonly Diagnostic[];
}

/** Finds every text of a valid spec in its source, in the order of the spec. */
export function collect(root: string, spec: SiteSpec): Collected {
  const locales = localesOf(spec);
  const find = createTextFinder(entryOf(root), locales);
  const found = new Map<string, { written: WrittenText; worded: Localized; paths: [SpecPath, ...SpecPath[]] }>();
  const computed: Diagnostic[] = [];
  for (const { value, path } of textsIn(spec)) {
    if ('kind' in value) continue;
    const written = find(path);
    if (!written || locales.some((locale) => written.strings[locale].node.text !== value[locale])) {
      computed.push({
        code: 'texts/computed',
        path,
        message: 'This text is put together by code and was left out.',
        hint: 'Write all languages as plain strings, and translators get it.',
      });
      continue;
    }
    const place = `${written.source.fileName}:${written.node.pos}`;
    const known = found.get(place);
    if (known) known.paths.push(path);
    else found.set(place, { written, worded: value, paths: [path] });
  }
  const times = new Map<string, number>();
  const units = [...found.values()].map(({ written, worded, paths }): Unit => {
    const key = textKey(specFolderOf(root), written);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const file = relative(projectOf(entryOf(root)), written.source.fileName)
      .split(sep)
      .join('/');
    return { key: time === 1 ? key : `${key}~${time}`, file, worded, paths, written };
  });
  return { units, computed };
}
