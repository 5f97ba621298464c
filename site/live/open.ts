/** A place in a file of the project. Lines and columns count from 1. */
export interface Place {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place in the notation of editors. @example 'spec/pages/home.ts:23:11' */
export function written({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** Opens a place in the editor, by the dev server's own endpoint. */
export async function openInEditor(root: string, place: Place): Promise<void> {
  await fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(root + written(place))}`);
}
