import { parseSync } from 'oxc-parser';
import type { LocatedDiagnostic, Location } from '../diagnostic.ts';

/** A node of the parser's tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** A place in a file, before it is known what is written there. */
interface Found {
  readonly code: string;
  readonly severity?: 'warning';
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint: string;
  readonly related?: { readonly start: number; readonly end: number; readonly message: string };
}

/** What a file of the spec says that JavaScript drops, and which files it reads. */
export interface Reading {
  readonly found: readonly LocatedDiagnostic[];
  /** Relative to the file. */
  readonly imports: readonly string[];
  /** Whether another file could use something of it. */
  readonly exports: boolean;
  readonly location: Location;
}

function nameOfKey({ key, computed }: Node): string | undefined {
  if (computed === true || !isNode(key)) return undefined;
  return key.type === 'Identifier' ? String(key['name']) : key.type === 'Literal' ? String(key['value']) : undefined;
}

/** The same name twice in an object: the first of them is as if it were not there. */
function repeatedKeys(object: Node): Found[] {
  const seen = new Map<string, Node>();
  return (object['properties'] as Node[]).flatMap((property): Found[] => {
    if (property.type !== 'Property') return [];
    const name = nameOfKey(property);
    const key = property['key'] as Node;
    if (name === undefined) return [];
    if (name === '__proto__' && property['shorthand'] !== true) {
      return [
        {
          code: 'spec/proto',
          start: key.start,
          end: key.end,
          message: '“__proto__” does not become an entry: JavaScript takes it for something else.',
          hint: 'Use another name.',
        },
      ];
    }
    const first = seen.get(name);
    if (!first) return (seen.set(name, key), []);
    return [
      {
        code: 'spec/repeated-key',
        start: key.start,
        end: key.end,
        message: `“${name}” stands here a second time: what the first one says is lost.`,
        hint: 'Keep one of them, or give this one its own name.',
        related: { start: first.start, end: first.end, message: 'The first one.' },
      },
    ];
  });
}

function nameIn(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
}

/** What gives another value in each run, or on each machine: what is committed would be stale without a change. */
function unsteady(node: Node): Found[] {
  const { start, end } = node;
  const steps =
    node.type === 'MemberExpression' && node['computed'] !== true
      ? `${nameIn(node['object'])}.${nameIn(node['property'])}`
      : '';
  const isRandom = steps === 'Math.random' || steps === 'Date.now' || steps === 'crypto.randomUUID';
  const isNow =
    node.type === 'NewExpression' && nameIn(node['callee']) === 'Date' && (node['arguments'] as Node[]).length === 0;
  if (steps !== 'process.env' && !isRandom && !isNow) return [];
  const message =
    steps === 'process.env' ? 'This is another value on each machine.' : 'This is another value in each run.';
  return [
    {
      code: 'spec/unsteady',
      severity: 'warning',
      start,
      end,
      message: `${message} A spec is data: the committed output would be stale without a change.`,
      hint: 'Write the value itself.',
    },
  ];
}

/** Values that a comma drops: in brackets that are no list, only the last one counts. */
function droppedByComma(node: Node): Found[] {
  if (node.type !== 'SequenceExpression') return [];
  const [first, last] = [(node['expressions'] as Node[])[0], (node['expressions'] as Node[]).at(-1)];
  if (!first || !last) return [];
  return [
    {
      code: 'spec/comma',
      start: first.start,
      end: first.end,
      message: 'This is lost: of values in round brackets, JavaScript takes the last one.',
      hint: 'Keep one of them, or write a list: […].',
      related: { start: last.start, end: last.end, message: 'This one counts.' },
    },
  ];
}

const changing: ReadonlySet<string> = new Set([
  'AssignmentExpression',
  'UpdateExpression',
  'CallExpression',
  'UnaryExpression',
]);

/** Statements that change a value after it was written, or do nothing. */
function statements(program: Node): Found[] {
  return (program['body'] as Node[]).flatMap((statement): Found[] => {
    const expression = statement['expression'];
    if (statement.type !== 'ExpressionStatement' || !isNode(expression) || typeof statement['directive'] === 'string')
      return [];
    const { start, end } = expression;
    const at = { severity: 'warning', start, end } as const;
    return changing.has(expression.type)
      ? [
          {
            ...at,
            code: 'spec/changed-later',
            message: 'This changes a value after it was written: whoever reads it there is misled.',
            hint: 'Write it where the value is declared.',
          },
        ]
      : [
          {
            ...at,
            code: 'spec/no-effect',
            message: 'This does nothing: nobody takes the value.',
            hint: 'Move it to where it belongs, or delete it.',
          },
        ];
  });
}

/** Constants and imports of a file that nothing in it uses: a page that was forgotten in its list, or pasted below another. */
function unused(program: Node, uses: ReadonlyMap<string, number>): Found[] {
  return (program['body'] as Node[]).flatMap((statement): Found[] => {
    const names =
      statement.type === 'VariableDeclaration'
        ? (statement['declarations'] as Node[]).map(({ id }) => id as Node)
        : statement.type === 'ImportDeclaration' && statement['importKind'] !== 'type'
          ? (statement['specifiers'] as Node[])
              .filter((specifier) => specifier['importKind'] !== 'type')
              .map(({ local }) => local as Node)
          : [];
    return names
      .filter(({ type, name }) => type === 'Identifier' && uses.get(String(name)) === 1)
      .map(({ start, end, name }) => ({
        code: 'file/unused',
        severity: 'warning',
        start,
        end,
        message: `Nothing uses ${String(name)}.`,
        hint:
          statement.type === 'ImportDeclaration'
            ? 'List it where it belongs, or delete the import.'
            : 'Use or export it, or delete it.',
      }));
  });
}

/**
 * Reads a file of the spec.
 * @param shown What it is called in messages.
 */
export function readSource(path: string, shown: string, text: string): Reading {
  const program = parseSync(path, text).program as unknown as Node;
  const found: Found[] = [];
  const uses = new Map<string, number>();
  // Names in types count as uses too: they are no mistake.
  const visit = (value: unknown, key: string, parent?: Node): void => {
    if (Array.isArray(value)) for (const inner of value) visit(inner, key, parent);
    if (!isNode(value)) return;
    found.push(...unsteady(value), ...droppedByComma(value));
    if (value.type === 'ObjectExpression') found.push(...repeatedKeys(value));
    // The imported name of a specifier and the key of a property are no uses of it.
    const isName =
      key === 'imported' ||
      key === 'exported' ||
      (key === 'key' && parent?.['computed'] !== true && parent?.['shorthand'] !== true) ||
      (key === 'property' && parent?.['computed'] !== true);
    if (value.type === 'Identifier' && !isName)
      uses.set(String(value['name']), (uses.get(String(value['name'])) ?? 0) + 1);
    for (const [name, inner] of Object.entries(value)) if (typeof inner === 'object') visit(inner, name, value);
  };
  visit(program, '');
  found.push(...unused(program, uses), ...statements(program));
  const lines = text.split('\n');
  const locate = (start: number, end: number): Location => {
    const before = text.slice(0, start);
    const line = before.split('\n').length;
    return {
      file: shown,
      line,
      column: start - before.lastIndexOf('\n'),
      length: end - start,
      excerpt: (lines[line - 1] ?? '').replace(/\r$/, ''),
    };
  };
  const body = program['body'] as Node[];
  return {
    found: found.map(({ start, end, related, ...said }) => ({
      ...said,
      path: [],
      location: locate(start, end),
      related: related ? [{ location: locate(related.start, related.end), message: related.message }] : [],
    })),
    imports: body.flatMap(({ source }) =>
      isNode(source) && String(source['value']).startsWith('.') ? [String(source['value'])] : [],
    ),
    exports: body.some(
      ({ type, exportKind }) =>
        (type === 'ExportDefaultDeclaration' || type === 'ExportNamedDeclaration') && exportKind !== 'type',
    ),
    location: locate(0, 1),
  };
}
