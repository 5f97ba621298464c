import type { Location } from '../../generator/diagnostics/diagnostic.ts';

type Place = Pick<Location, 'file' | 'line' | 'column'>;

/** A place in the notation of editors. @example 'spec/pages/home.ts:23:11' */
export function written({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}
