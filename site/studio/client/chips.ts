/** Texts with placeholders, `{{companies}}`, as they are written in a field: each placeholder is one piece that only comes and goes as a whole. */

const placeholder = /\{\{\s*([^{}]+?)\s*\}\}/g;

/** The names of the placeholders of a text, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

export function chipFor(name: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'chip';
  chip.contentEditable = 'false';
  chip.draggable = true;
  chip.dataset['name'] = name;
  chip.textContent = name;
  return chip;
}

/** A text as nodes. */
export function nodesOf(text: string): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(placeholder)) {
    if (index > end) nodes.push(document.createTextNode(text.slice(end, index)));
    nodes.push(chipFor(name));
    end = index + whole.length;
  }
  if (end < text.length) nodes.push(document.createTextNode(text.slice(end)));
  return nodes;
}

/** The text of a field. The spaces that browsers make non-breaking at its edges are plain; all others are as they were written. */
export function fieldText(field: Node): string {
  return textOf(field).replaceAll(/^\u00A0+|\u00A0+$/g, (spaces) => ' '.repeat(spaces.length));
}

/** The text of a node. */
export function textOf(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLElement && node.dataset['name'] !== undefined) return `{{${node.dataset['name']}}}`;
  if (node instanceof HTMLBRElement) return '\n';
  return [...node.childNodes].map(textOf).join('');
}

/** Puts nodes where the caret is. */
export function insertAt(range: Range, nodes: readonly Node[]): void {
  range.deleteContents();
  for (const node of nodes.toReversed()) range.insertNode(node);
  range.collapse(false);
}
