import { Node, type JSONContent } from '@tiptap/core';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import { chipLabel } from '../words.ts';

/** A placeholder in a text, `{{companies}}`. */
const placeholder = /\{\{\s*([^{}<>]+?)\s*\}\}/;

/** The names of the values that a text inserts. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(new RegExp(placeholder, 'g'))].map(([, name = '']) => name))];
}

/** A placeholder, which fields show as a chip that can only be edited as a whole. */
export const Chip = Node.create<{ readonly lang: string }>({
  name: 'chip',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addOptions: () => ({ lang: '' }),
  addAttributes: () => ({ 'data-name': {} }),
  parseHTML: () => [{ tag: 'span[data-name]' }],
  renderHTML({ HTMLAttributes }) {
    const { shows, means } = chipLabel(String(HTMLAttributes['data-name']), this.options.lang);
    return ['span', { ...HTMLAttributes, class: 'chip', title: means }, shows];
  },
  renderText: ({ node }) => placeholderOf(node),
});

/** @example '{{companies}}' */
export function placeholderOf({ attrs }: Pick<ProseMirrorNode, 'attrs'>): string {
  return `{{${attrs['data-name']}}}`;
}

/** The content of a plain text for the editor. */
export function contentOf(text: string): JSONContent[] {
  return text
    .split(placeholder)
    .map((part, index) =>
      index % 2 === 0 ? { type: 'text', text: part } : { type: 'chip', attrs: { 'data-name': part } },
    )
    .filter((part) => part.text !== '');
}

/** HTML for the editor: placeholders in texts become the elements of chips. */
export function withChips(html: string): string {
  // Not in an attribute, such as an address.
  return html.replaceAll(new RegExp(`${placeholder.source}(?![^<]*>)`, 'g'), '<span data-name="$1"></span>');
}
