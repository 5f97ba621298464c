import type { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import { callFor } from './calls.ts';
import type { JsonObject } from './contract.ts';
import type { Owner } from './owner.ts';
import { ownerOf } from './owner.ts';
import { lineOf, reflow } from './reflow.ts';
import type { EditState } from './state.ts';
import { sameValue } from './value-edits.ts';
import { codeFor } from './writing.ts';

/** Writes the call of a helper anew for another value; arguments that stay keep their source. */
export async function rewriteCall(
  state: EditState,
  at: SpecPath,
  { node, source }: Extract<Owner, { kind: 'call' }>,
  value: JsonObject | Readonly<Record<string, unknown>>,
): Promise<void> {
  const before = callFor(state.at(at) as JsonObject);
  const after = callFor(value as JsonObject);
  if (!before || !after || before.helper !== after.helper)
    throw state.cannot(
      'edit/helper',
      { node, source },
      'The helper that is called here cannot say this, so only an editor can change it.',
    );
  const given = node.arguments;
  const gaps = [node.expression, ...given].map((part, index) =>
    source.text.slice(part.getEnd(), given[index]?.getStart(source) ?? node.getEnd()),
  );
  if (gaps.some((gap) => /\/[/*]/.test(gap)))
    throw state.cannot(
      'edit/comment',
      { node, source },
      'There is a comment between these arguments, which would be lost. Change this line in an editor.',
    );
  const codes: string[] = [];
  for (const [index, argument] of after.args.entries()) {
    const kept: ts.Expression | undefined = sameValue(before.args[index], argument) ? given[index] : undefined;
    codes.push(
      kept
        ? kept.getText(source)
        : argument === undefined
          ? 'undefined'
          : await codeFor(state, source.fileName, argument),
    );
  }
  // An import may have moved it.
  const owner = ownerOf(state, at);
  if (owner.kind !== 'call') throw new Error('a call is no call any longer');
  const start = owner.node.getStart(owner.source);
  const line = await lineOf(state, source.fileName, start, owner.node.getEnd());
  const code = `${owner.node.expression.getText(owner.source)}(${codes.join(', ')})`;
  state.drafts.replace(source.fileName, start, owner.node.getEnd(), code);
  await reflow(state, source.fileName, start, start + code.length, line);
  state.expect(at, () => value);
}
