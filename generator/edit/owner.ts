import { ts } from 'ts-morph';
import type { SpecPath } from '../diagnostic.ts';
import { follow } from '../locate/follow.ts';
import { isSchema } from '../locate/source.ts';
import type { Expression } from '../locate/source.ts';
import { callFor, takesObject } from './calls.ts';
import type { JsonObject } from './contract.ts';
import { listingOf } from './listing.ts';
import type { Listing } from './listing.ts';
import type { EditState } from './state.ts';

/** What the properties of a value are written in: an object, or the call of a helper that takes them one by one. */
export type Owner =
  | { readonly kind: 'object'; readonly listing: Listing }
  | { readonly kind: 'call'; readonly source: ts.SourceFile; readonly node: ts.CallExpression };

/** Finds what the properties of an object of the spec are written in. @throws CannotEdit where code makes it */
export function ownerOf(state: EditState, path: SpecPath): Owner {
  const written = state.written(path);
  const found = follow(state.drafts, written);
  const { node, source, scope } = found;
  if (!isSchema(source)) {
    if (!scope && ts.isObjectLiteralExpression(node)) return { kind: 'object', listing: listingOf(node, source) };
    throw state.cannot(
      'edit/code',
      found,
      'Code makes this, so only an editor can change it. Write it out as a plain object there, and it can be changed here.',
    );
  }
  // A helper made it: the outermost call is the one that the author has written.
  let call = scope?.call;
  while (call?.scope && isSchema(call.source)) call = call.scope.call;
  if (!call || isSchema(call.source) || call.scope)
    throw state.cannot('edit/code', found, 'Code makes this, so only an editor can change it.');
  const value = state.at(path) as JsonObject;
  const [first] = call.node.arguments;
  if (takesObject(value) && first) {
    const object: Expression = state.followed({ node: first, source: call.source });
    if (ts.isObjectLiteralExpression(object.node))
      return { kind: 'object', listing: listingOf(object.node, object.source) };
  }
  if (callFor(value)) return { kind: 'call', source: call.source, node: call.node };
  throw state.cannot(
    'edit/helper',
    call,
    'The helper that is called here is not known to the studio, so only an editor can change this.',
  );
}
