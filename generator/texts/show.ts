import pc from 'picocolors';
import { locationOf } from '../read/locate/source.ts';
import type { Change, Mistake } from './compare.ts';

function placeOf(root: string, { unit, locale }: Pick<Mistake, 'unit' | 'locale'>): string {
  if (!unit) return '';
  const node = locale ? unit.written.strings[locale].node : unit.written.node;
  const { file, line, column } = locationOf(
    root,
    unit.written.source,
    node.getStart(unit.written.source),
    node.getEnd(),
  );
  return `${file}:${line}:${column}`;
}

/** What is wrong with the file, each mistake with its row and its place in the spec. */
export function showMistakes(root: string, file: string, mistakes: readonly Mistake[]): string {
  return [
    ...mistakes.map((mistake) => {
      const place = placeOf(root, mistake);
      return [
        `${file}, ${mistake.row.at}: ${pc.red(mistake.message)}`,
        ...(place === '' ? [] : [`  ${mistake.unit?.key} (${place})`]),
        ...(mistake.hint === undefined ? [] : [`  ${mistake.hint}`]),
      ].join('\n');
    }),
    `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in ${file}. Nothing was written.`,
  ].join('\n\n');
}

const around = 30;
const width = 120;

/** Both texts from shortly before they begin to differ, each on one line. */
function excerpts(before: string, after: string): [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const from = before.length > width || after.length > width ? Math.max(0, same - around) : 0;
  const cut = (text: string): string => {
    const part = text.slice(from, from + width).replaceAll('\n', '⏎');
    return `${from > 0 ? '… ' : ''}${part}${from + width < text.length ? ' …' : ''}`;
  };
  return [cut(before), cut(after)];
}

/** What an import changes. */
export function showChanges(root: string, changes: readonly Change[]): string {
  return changes
    .map((change) => {
      const [before, after] = excerpts(change.unit.worded[change.locale], change.text);
      return `${change.unit.key} ${pc.dim(`(${placeOf(root, change)})`)}\n  ${change.locale} ${pc.red(`- ${before}`)}\n     ${pc.green(`+ ${after}`)}`;
    })
    .join('\n');
}
