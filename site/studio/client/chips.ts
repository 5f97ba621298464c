/** Shows placeholders in texts, `{{companies}}`, as chips that can only be edited as a whole. */

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** The names of the values that a text inserts. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** Returns the content and the tooltip of a placeholder's chip. */
export type LabelOf = (name: string) => { readonly shows: string; readonly means: string };

function chipFor(name: string, labelOf: LabelOf): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'chip';
  chip.contentEditable = 'false';
  chip.draggable = true;
  chip.dataset['name'] = name;
  const { shows, means } = labelOf(name);
  chip.textContent = shows;
  chip.title = means;
  return chip;
}

/** The nodes that show a text in a field. */
export function nodesOf(text: string, labelOf: LabelOf): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(placeholder)) {
    if (index > end) nodes.push(document.createTextNode(text.slice(end, index)));
    nodes.push(chipFor(name, labelOf));
    end = index + whole.length;
  }
  if (end < text.length) nodes.push(document.createTextNode(text.slice(end)));
  return nodes;
}

/** The text of a field. Non-breaking spaces at its start and end, which browsers insert, become plain spaces. */
export function fieldText(field: Node): string {
  return textOf(field).replaceAll(/^\u00A0+|\u00A0+$/g, (spaces) => ' '.repeat(spaces.length));
}

/** The text of a node, with chips as placeholders. */
export function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLElement && node.dataset['name'] !== undefined) return `{{${node.dataset['name']}}}`;
  if (node instanceof HTMLBRElement) return '\n';
  return [...node.childNodes].map(textOf).join('');
}

/** Replaces the selection in a field as if typed, so that the browser's undo works. */
export function type(text: string, labelOf: LabelOf): void {
  const holder = document.createElement('div');
  holder.append(...nodesOf(text, labelOf));
  // `execCommand` is deprecated, but the only way to add to the browser's undo history.
  document.execCommand(text === '' ? 'delete' : 'insertHTML', false, holder.innerHTML);
}
