import { parseSync } from 'oxc-parser';
import type { Expression, ObjectProperty } from 'oxc-parser';

/** A value as a generated file holds it. What is not written out, such as a call, is `undefined`. */
export type Data = string | number | boolean | null | undefined | Data[] | { [key: string]: Data };

/** Whether a value has named parts. */
export const isRecord = (value: Data): value is { [key: string]: Data } => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value if it is a record; an empty one otherwise. */
export const record = (value: Data): { [key: string]: Data } => (isRecord(value) ? value : {});

/** A value if it is a list; an empty one otherwise. */
export const list = (value: Data): Data[] => (Array.isArray(value) ? value : []);

/** A value if it is a text; an empty one otherwise. */
export const text = (value: Data): string => (typeof value === 'string' ? value : '');

/** Whether two values are the same all the way down, whatever the order of their keys. */
export const same = (a: Data, b: Data): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => same(item, b[index]));
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
};

const nameOf = ({ key }: ObjectProperty): string | undefined => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
};

const valueOf = (node: Expression): Data => {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' || typeof node.value === 'bigint' ? null : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : undefined;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'Literal' ? -Number(node.argument.value) : undefined;
    case 'TSAsExpression':
    case 'ParenthesizedExpression':
      return valueOf(node.expression);
    case 'ArrayExpression':
      // What is spread into it stands in a file of its own.
      return node.elements.flatMap((element) => (element && element.type !== 'SpreadElement' ? [valueOf(element)] : []));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          const name = property.type === 'Property' ? nameOf(property) : undefined;
          return property.type === 'Property' && name !== undefined ? [[name, valueOf(property.value)] as const] : [];
        }),
      );
    default:
      return undefined;
  }
};

/**
 * The constants that a generated module exports, read from its text: what is committed may come from an older generator,
 * so it is data to look at and not code to run. A file that cannot be read has none.
 */
export const constantsOf = (module: string): { [name: string]: Data } =>
  Object.fromEntries(
    parseSync('generated.ts', module).program.body.flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, valueOf(init)] as const] : []))
        : [],
    ),
  );

/** What a JSON file holds. */
export const jsonOf = (content: string): Data => {
  try {
    return JSON.parse(content) as Data;
  } catch {
    return undefined;
  }
};
