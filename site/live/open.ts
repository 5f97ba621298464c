import type { Location } from '../../generator/diagnostics/diagnostic.ts';

type Place = Pick<Location, 'file' | 'line' | 'column'>;

/** A place in the notation of editors. @example 'spec/pages/home.ts:23:11' */
export function written({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Opens a place in the editor, by the dev server's own endpoint. */
export async function openInEditor(root: string, place: Place): Promise<void> {
  await fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(root + written(place))}`);
}
