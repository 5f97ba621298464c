import type { ts } from 'ts-morph';
import type { Location, SpecPath } from '../diagnostic.ts';
import { isOptionalAt, keysAt, valueAt } from '../read/shape.ts';
import { exportOf } from '../locate/declaration.ts';
import { follow } from '../locate/follow.ts';
import { isSchema, locationOf } from '../locate/source.ts';
import type { Expression } from '../locate/source.ts';
import { walk } from '../locate/walk.ts';
import type { Drafts } from './drafts.ts';
import { CannotEdit } from './refusal.ts';
import type { RefusalCode } from './refusal.ts';
import { withValue } from './value-edits.ts';

/** A single word, number or text that was written over another one. */
interface Touched {
  readonly at: SpecPath;
  readonly before: unknown;
  readonly after: unknown;
}

/** A spec while it is edited: its files, and what they are to say. */
export class EditState {
  readonly project: string;
  readonly entry: string;
  readonly drafts: Drafts;
  readonly locales: readonly string[];
  /** What the spec exports once all edits so far are made. */
  value: unknown;
  /** What was written over what: the same words may show elsewhere too. */
  readonly touched: Touched[] = [];

  constructor(project: string, entry: string, drafts: Drafts, locales: readonly string[], value: unknown) {
    this.project = project;
    this.entry = entry;
    this.drafts = drafts;
    this.locales = locales;
    this.value = value;
  }

  at(path: SpecPath): unknown {
    return valueAt(this.value, path);
  }

  /** Notes what stands at a place from now on; `undefined` where nothing does. */
  expect(path: SpecPath, make: (before: unknown) => unknown): void {
    this.value = withValue(this.value, path, make);
  }

  /** Whether what stands at a place may be left out. */
  isOptional(path: SpecPath): boolean {
    return isOptionalAt(path, this.value);
  }

  /** The properties that an object may have, in the order of its schema; none where it lists entries by name. */
  keys(path: SpecPath): readonly string[] {
    return keysAt(path, this.value);
  }

  /** Whether a place differs from what was expected only because it shows what was changed for another one. */
  mayShow(path: SpecPath, found: unknown): boolean {
    return this.touched.some(({ before, after }) => after === found && before === this.at(path));
  }

  /** Where a value is written, as it stands in its list or object. @throws CannotEdit where code makes it */
  written(path: SpecPath): Expression {
    const main = this.drafts.open(this.entry);
    const site = main && exportOf(this.drafts, main, 'default');
    if (site?.kind !== 'expression') throw new CannotEdit('edit/code', 'The spec does not export the site by default.');
    const { step, complete } = walk(this.drafts, site.expression, path);
    if (!complete) throw this.cannot('edit/code', step.value, computed);
    return step.value;
  }

  /** The literal that a value is in the end, through names, imports and helpers. */
  literal(path: SpecPath): Expression {
    return this.followed(this.written(path));
  }

  followed(expression: Expression): Expression {
    const found = follow(this.drafts, expression);
    if (isSchema(found.source) || found.scope) throw this.cannot('edit/code', found, computed);
    return found;
  }

  /** Says that something has to be changed by hand, and where. */
  cannot(
    code: RefusalCode,
    place: Expression | { readonly node: ts.Node; readonly source: ts.SourceFile },
    why: string,
  ): CannotEdit {
    return new CannotEdit(code, why, this.location(place));
  }

  /** The place of a node. What stands in the language of the spec is located at the call that leads there. */
  location(place: {
    readonly node: ts.Node;
    readonly source: ts.SourceFile;
    readonly scope?: Expression['scope'];
  }): Location {
    let { node, source, scope } = place;
    while (isSchema(source) && scope) ({ node, source, scope } = { scope: undefined, ...scope.call });
    return locationOf(this.project, source, node.getStart(source), node.getEnd());
  }
}

const computed =
  'Code makes this: it is not written out in the spec, so only an editor can change it. Write it out as plain values there, and it can be changed here.';
