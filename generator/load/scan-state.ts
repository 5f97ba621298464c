/** Words that begin what is no text, list, object, call or constant. */
const keywords =
  'abstract as async await break case catch class continue debugger declare delete do else enum finally for function get if implements in instanceof interface is keyof let module namespace new of private protected public readonly return satisfies set static super switch this throw try type typeof var void while with yield';
export const foreign: ReadonlySet<string> = new Set(keywords.split(' '));

/** How far a file has been read, and what was found. */
export interface State {
  readonly text: string;
  next: number;
  readonly open: { readonly bracket: string; readonly names: Set<string> }[];
  readonly uses: Map<string, number>;
  readonly imports: string[];
  exports: boolean;
  plain: boolean;
  /** What the statement does that is being read: imports types or values, or neither. */
  importing: 'types' | 'values' | undefined;
  /** The token before, and the one before that. */
  last: string;
  before: string;
  /** Whether the last token may be the name of an entry. */
  named: boolean;
}

/** What came of a step: it is done, the token has to be noted as the last one, the file ends, or it is for the parser. */
export type Step = 'done' | 'noted' | 'end' | 'unsure';

/** Counts a use of a name; what is declared and never used is counted down. */
export function count({ uses }: State, name: string, times: number): void {
  void uses.set(name, (uses.get(name) ?? 0) + times);
}

/** A name that stands in an object for the first time. */
export function isNew(names: Set<string>, name: string): boolean {
  return name !== '__proto__' && !names.has(name) && names.add(name) !== undefined;
}
