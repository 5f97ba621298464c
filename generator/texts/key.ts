import { relative, sep } from 'node:path';
import { ts } from 'ts-morph';
import type { WrittenText } from '../read/locate/text.ts';

/** The properties that name an element of a list better than its number does. */
const naming = ['id', 'slug', 'key', 'value', 'code'];

/**
 * The place of a text in its file: the names around it, from the outside in. An element of a list goes by its own name,
 * by the helper that makes it, or by its number.
 */
export function textKey(specFolder: string, { node, source }: WrittenText): string {
  const steps: string[] = [];
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isPropertyAssignment(parent) && parent.initializer === at) steps.unshift(nameOf(parent.name));
    else if (ts.isArrayLiteralExpression(parent)) steps.unshift(elementName(parent, at as ts.Expression));
    else if (ts.isVariableDeclaration(parent) && parent.initializer === at) steps.unshift(nameOf(parent.name));
  }
  const file = relative(specFolder, source.fileName).split(sep).join('/').replace(/\.ts$/, '');
  // What a file holds under its own name, such as `messages` in messages.ts, is not named twice.
  if (steps[0] === file.split('/').at(-1)) steps.shift();
  return [file, ...steps.filter((step) => step !== 'blocks')].join('.');
}

function nameOf(name: ts.PropertyName | ts.BindingName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

function elementName(list: ts.ArrayLiteralExpression, element: ts.Expression): string {
  const named = ownName(element);
  const index = list.elements.indexOf(element);
  if (named === undefined) return String(index + 1);
  const same = list.elements.slice(0, index).filter((other) => ownName(other) === named).length;
  return same === 0 ? named : `${named}-${same + 1}`;
}

function ownName(element: ts.Expression): string | undefined {
  if (ts.isCallExpression(element)) {
    const [first] = element.arguments;
    const given = first && ts.isStringLiteralLike(first) ? `:${first.text}` : '';
    return ts.isIdentifier(element.expression) ? element.expression.text + given : undefined;
  }
  if (!ts.isObjectLiteralExpression(element)) return undefined;
  for (const name of naming) {
    const found = element.properties.find((member) => ts.isPropertyAssignment(member) && nameOf(member.name) === name);
    if (found && ts.isPropertyAssignment(found) && ts.isStringLiteralLike(found.initializer))
      return found.initializer.text;
  }
  return undefined;
}
