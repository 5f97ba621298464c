import { ts } from 'ts-morph';

/** What is wrong with the brackets of a file, and where. */
export type BracketFault =
  /** An opening bracket that nothing closes. */
  | { readonly kind: 'open'; readonly bracket: string; readonly start: number }
  /** A closing bracket that closes nothing. */
  | { readonly kind: 'extra'; readonly bracket: string; readonly start: number }
  /** A closing bracket of another kind than the one that is open. */
  | {
      readonly kind: 'other';
      readonly bracket: string;
      readonly start: number;
      readonly opened: string;
      readonly openedAt: number;
    };

const closers: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

function indentAt(text: string, position: number): { readonly line: number; readonly indent: number } {
  const line = text.lastIndexOf('\n', position - 1) + 1;
  return { line, indent: /^[^\S\n]*/.exec(text.slice(line))?.[0].length ?? 0 };
}

/**
 * The first bracket that does not fit. Where a file is indented, the bracket that was forgotten is not the outermost one, which
 * the end of the file leaves open, but the one that was closed by a bracket further left.
 */
export function bracketFault(text: string): BracketFault | undefined {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, text);
  const open: { readonly bracket: string; readonly start: number }[] = [];
  let suspect: { readonly bracket: string; readonly start: number } | undefined;
  for (let token = scanner.scan(); token !== ts.SyntaxKind.EndOfFileToken; token = scanner.scan()) {
    const start = scanner.getTokenStart();
    const bracket = text[start] ?? '';
    if (token === ts.SyntaxKind.TemplateHead) open.push({ bracket: '`', start });
    else if (
      token === ts.SyntaxKind.OpenBraceToken ||
      token === ts.SyntaxKind.OpenBracketToken ||
      token === ts.SyntaxKind.OpenParenToken
    )
      open.push({ bracket, start });
    else if (token === ts.SyntaxKind.CloseBraceToken && open.at(-1)?.bracket === '`') {
      if (scanner.reScanTemplateToken(false) === ts.SyntaxKind.TemplateTail) open.pop();
    } else if (
      token === ts.SyntaxKind.CloseBraceToken ||
      token === ts.SyntaxKind.CloseBracketToken ||
      token === ts.SyntaxKind.CloseParenToken
    ) {
      const last = open.pop();
      if (!last) return { kind: 'extra', bracket, start };
      if (last.bracket !== closers[bracket])
        return suspect
          ? { kind: 'open', ...suspect }
          : { kind: 'other', bracket, start, opened: last.bracket, openedAt: last.start };
      const [here, there] = [indentAt(text, start), indentAt(text, last.start)];
      if (here.line !== there.line && here.indent < there.indent) suspect ??= last;
    }
  }
  const left = suspect && open.length > 0 ? suspect : open.at(-1);
  return left && { kind: 'open', ...left };
}
