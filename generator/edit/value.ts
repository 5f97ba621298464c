import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import { isSchema } from '../locate/source.ts';
import type { Expression } from '../locate/source.ts';
import { follow } from '../locate/follow.ts';
import { rewriteCall } from './call-edits.ts';
import { editEntries } from './entries.ts';
import { addProperty, removeProperty } from './properties.ts';
import { ownerOf } from './owner.ts';
import { CannotEdit } from './refusal.ts';
import { lineOf, reflow } from './reflow.ts';
import type { EditState } from './state.ts';
import { writeString } from './text.ts';
import { sameValue } from './value-edits.ts';
import { codeFor } from './writing.ts';

type Properties = Readonly<Record<string, unknown>>;

function isProperties(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Makes a place say something else. Of objects and lists only what differs is written anew. */
export async function editValue(state: EditState, at: SpecPath, value: unknown): Promise<void> {
  const before = state.at(at);
  if (sameValue(before, value)) return;
  const key = at.at(-1);
  if (key === undefined) throw new CannotEdit('edit/gone', 'The spec as a whole cannot be replaced.');
  if (before === undefined) return add(state, at, value);
  if (typeof before === 'string' && typeof value === 'string') {
    await writeString(state, at, value);
    state.touched.push({ at, before, after: value });
    return;
  }
  if (
    isProperties(before) &&
    isProperties(value) &&
    before['kind'] === value['kind'] &&
    before['control'] === value['control']
  ) {
    for (const name of Object.keys(before)) if (value[name] === undefined) await unset(state, [...at, name]);
    for (const [name, inner] of Object.entries(value))
      if (inner !== undefined) await editValue(state, [...at, name], inner);
    return;
  }
  if (Array.isArray(before) && Array.isArray(value) && before.length > 0 && value.length > 0)
    return editEntries(state, at, before, value);
  await replace(state, at, value);
  if (typeof before !== 'object') state.touched.push({ at, before, after: value });
}

async function add(state: EditState, at: SpecPath, value: unknown): Promise<void> {
  const parent = at.slice(0, -1);
  const name = at.at(-1);
  if (typeof name !== 'string' || !isProperties(state.at(parent)))
    throw new CannotEdit('edit/gone', 'There is no such place: the page may have changed meanwhile. Load it again.');
  const owner = ownerOf(state, parent);
  if (owner.kind === 'call')
    return rewriteCall(state, parent, owner, { ...(state.at(parent) as Properties), [name]: value });
  await addProperty(state, parent, name, value);
}

/** Takes an optional property away, or an entry that is listed by its name. */
export async function unset(state: EditState, at: SpecPath): Promise<void> {
  const parent = at.slice(0, -1);
  const name = at.at(-1);
  const before = state.at(parent);
  if (typeof name !== 'string' || !isProperties(before))
    throw new CannotEdit('edit/gone', 'There is no such property: the page may have changed meanwhile. Load it again.');
  if (before[name] === undefined) return;
  const owner = ownerOf(state, parent);
  if (owner.kind === 'object') return removeProperty(state, parent, name);
  const { [name]: _, ...rest } = before;
  await rewriteCall(state, parent, owner, rest);
}

/** The expression to replace: as it stands at its place, and not what a name there stands for. */
function replaceable(state: EditState, at: SpecPath): Expression {
  const written = state.written(at);
  if (!isSchema(written.source) && !written.scope) return written;
  // A helper hands it on: what it was given.
  const found = follow(state.drafts, written);
  if (isSchema(found.source) || found.scope)
    throw state.cannot('edit/code', found, 'Code makes this, so only an editor can change it.');
  return found;
}

async function replace(state: EditState, at: SpecPath, value: unknown): Promise<void> {
  const primitive = typeof state.at(at) !== 'object';
  const find = (): Expression => (primitive ? literalOrCall(state, at) : replaceable(state, at));
  const { fileName } = find().source;
  const code = await codeFor(state, fileName, value);
  const { node, source } = find();
  const start = node.getStart(source);
  const line = await lineOf(state, fileName, start, node.getEnd());
  state.drafts.replace(fileName, start, node.getEnd(), code);
  await reflow(state, fileName, start, start + code.length, line);
  state.expect(at, () => value);
}

/** A number or a word where it is written, inside of what marks it as a sample. */
function literalOrCall(state: EditState, at: SpecPath): Expression {
  const found = state.literal(at);
  const { node } = found;
  const isLiteral =
    ts.isNumericLiteral(node) ||
    ts.isStringLiteralLike(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));
  if (!isLiteral)
    throw state.cannot(
      'edit/value',
      found,
      'Code computes this value, so only an editor can change it. Write it as a plain value there, and it can be changed here.',
    );
  return found;
}
