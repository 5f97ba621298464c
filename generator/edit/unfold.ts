import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../read/shape.ts';
import { bare, exportOf, importOf, named } from '../read/follow.ts';
import type { Expression } from '../read/source.ts';
import { walk } from '../read/locate.ts';
import type { Edit, Values } from './contract.ts';
import type { Drafts } from './drafts.ts';
import { isKey, specifierOf } from './imports.ts';
import type { EditedSite } from './site.ts';
import { Rewriting, type EditState } from './state.ts';
import { placesOf, shared } from './values.ts';

/** The place of the spec that an edit changes. A text is not written out: it changes wherever it is used. */
function placeOf(edit: Edit | Values): SpecPath {
  if (edit.kind === 'text') return [];
  if ('at' in edit) return edit.at;
  if ('list' in edit) return edit.list;
  if ('of' in edit) return edit.of;
  return 'form' in edit ? ['forms', edit.form, 'fields'] : [];
}

/**
 * Writes out the constants that the edited place shares with others, at this place alone.
 * @returns the other places, which keep the constants
 * @throws EditError if the code of a constant cannot be copied
 */
export async function unfold(site: EditedSite, state: EditState, edit: Edit | Values): Promise<SpecPath[]> {
  const place = placeOf(edit);
  const others: SpecPath[] = [];
  for (let found = nextShared(state, place); found; found = nextShared(state, place)) {
    others.push(...found.others);
    const rewriting = new Rewriting(state);
    rewriting.replace(
      found.name,
      copyOf(rewriting, definitionOf(state.drafts, found.name), found.name.source.fileName),
    );
    rewriting.finish();
    // oxlint-disable-next-line eslint/no-await-in-loop -- a constant may contain others
    state.value = await site.run(state.drafts);
  }
  return others;
}

/** The first name on the way to a place whose value other places have too. */
function nextShared(
  { drafts, entry, value }: EditState,
  place: SpecPath,
): { readonly name: Expression; readonly others: readonly SpecPath[] } | undefined {
  const main = drafts.open(entry);
  const start = main && exportOf(drafts, main, 'default');
  if (!start) return undefined;
  for (let length = 1; length <= place.length; length += 1) {
    const path = place.slice(0, length);
    const { step, complete } = walk(drafts, start, path);
    const name = { ...step.value, node: bare(step.value.node) };
    const others = placesOf(value, valueAt(value, path)).filter((one) => one.join('.') !== path.join('.'));
    if (complete && others.length > 0 && named(drafts, name)) return { name, others };
  }
  return undefined;
}

/** The expression that a chain of names leads to. */
function definitionOf(drafts: Drafts, name: Expression): Expression {
  const next = named(drafts, { ...name, node: bare(name.node) });
  return next ? definitionOf(drafts, next) : name;
}

/** The code of an expression for another file, which imports what it needs. Comments and `sample(…)` stay. */
function copyOf(r: Rewriting, { node, source }: Expression, file: string): string {
  const begin = node.getStart(source);
  let [code, end] = ['', begin];
  const visit = (one: ts.Node): void => {
    if (!ts.isIdentifier(one) || isKey(one) || one.text === 'undefined') return void ts.forEachChild(one, visit);
    const local = source.fileName === file ? one.text : localName(r, { node: one, source }, file);
    const isShort = ts.isShorthandPropertyAssignment(one.parent) && local !== one.text;
    code += source.text.slice(end, one.getStart(source)) + (isShort ? `${one.text}: ${local}` : local);
    end = one.getEnd();
  };
  visit(node);
  return code + source.text.slice(end, node.getEnd());
}

/** What to write in a file for a name of another one: the name of an import, or the value of a constant. */
function localName(r: Rewriting, name: Expression & { readonly node: ts.Identifier }, file: string): string {
  const { drafts } = r.state;
  const { node, source } = name;
  const imported = importOf(source, node.text);
  if (imported?.specifier.startsWith('#')) return r.imported(file, imported.specifier, imported.name, node.text);
  const from = imported && drafts.resolve(source, imported.specifier);
  if (imported && from !== undefined && from !== file)
    return r.imported(file, specifierOf(file, from), imported.name, node.text);
  const target = imported ? undefined : named(drafts, name);
  if (!target || target.node === node) throw r.cannot('edit/shared', name, shared);
  return copyOf(r, target, file);
}
