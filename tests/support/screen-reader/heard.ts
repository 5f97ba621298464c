/** A node of an engine's accessibility tree, as far as all engines have it. */
export interface Node {
  /** In ARIA's words. Undefined for what only holds others. */
  readonly role?: string;
  readonly name: string;
  readonly description: string;
  /** In ARIA's words: `required`, `expanded`, `level 2`. */
  readonly states: readonly string[];
  readonly children: readonly Node[];
}

/** What is read as one: its name says what is in it. */
const READ_AS_ONE = new Set([
  'link',
  'button',
  'textbox',
  'combobox',
  'tab',
  'img',
  'checkbox',
  'radio',
  'slider',
  'spinbutton',
]);

// Spaces between the parts of a label are kept by some engines and not by others.
function tidy(text: string): string {
  return text
    .replaceAll(/[\s\u{2060}]+/gu, ' ')
    .replaceAll(/ ?\(/g, ' (')
    .trim();
}

/** What is read by what is in it, and not by its name. */
const NAMELESS = new Set(['paragraph', 'listitem', 'row', 'cell', 'figure']);

/**
 * A tree as the lines that a screen reader reads: a line for each text and for each element with a role, indented below it.
 *
 * @example
 * ['navigation "Idioma"', '  link "ES – español"', '  link "EN – English"']
 */
export function linesOf(root: Node): string[] {
  const lines: string[] = [];
  let running = '';
  let depth = 0;
  const indented = (text: string): void => void lines.push('  '.repeat(depth) + text);
  const endText = (): void => {
    if (tidy(running) !== '') indented(tidy(running));
    running = '';
  };
  const visit = ({ role, name, description, states, children }: Node): void => {
    if (role === 'text') {
      running += name;
      return;
    }
    if (role === undefined || (role === 'group' && name === '')) return children.forEach(visit);
    endText();
    // Of a list of options the engines do not agree on whether an empty one is a mistake.
    const told = role === 'combobox' ? states.filter((state) => state !== 'invalid') : states;
    // A paragraph only keeps its text apart.
    if (role !== 'paragraph') {
      indented(
        [
          role,
          NAMELESS.has(role) ? '' : name && JSON.stringify(tidy(name)),
          ...told,
          description && `(${tidy(description)})`,
        ]
          .filter((part) => part !== '')
          .join(' '),
      );
    }
    if (READ_AS_ONE.has(role)) return;
    const inside = role === 'paragraph' ? 0 : 1;
    depth += inside;
    // A heading has nothing but its name.
    if (role !== 'heading' || children.some((child) => child.role !== 'text')) children.forEach(visit);
    endText();
    depth -= inside;
  };
  visit(root);
  endText();
  return lines;
}
