import { useEffect, type CSSProperties, useRef, useState } from 'react';
import { Node, type JSONContent, type Content, type Editor, type Extensions } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { UndoRedo } from '@tiptap/extensions';
import { flushSync } from 'react-dom';
import { closeHistory } from '@tiptap/pm/history';
import type { Node as ProseMirrorNode } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { chipLabel } from '../words.ts';

interface TextFieldProps extends FieldProps {
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
}

const Document = Node.create({ name: 'doc', topNode: true, content: 'inline*' });
const Text = Node.create({ name: 'text', group: 'inline' });

/** The pasted or dropped text on one line. */
function contentIn(data: DataTransfer | null): JSONContent[] {
  return contentOf((data?.getData('text/plain') ?? '').replaceAll(/\s*\n\s*/g, ' '));
}

/** A field for plain text, which shows placeholders as chips that can only be edited as a whole. */
export function TextField({ className = 'field', style = {}, ...props }: TextFieldProps) {
  const editor = useField({
    ...props,
    extensions: () => [Document, Text, UndoRedo, Chip.configure({ lang: props.lang })],
    attributes: { class: className, 'aria-multiline': 'false' },
    props: {
      // Tab selects the whole text, as in an input element.
      handleDOMEvents: { keyup: (_view, { key }) => key === 'Tab' && editor.commands.selectAll() },
      handleKeyDown: (_view, event) => event.key === 'Enter' && !isComposing(event),
      handlePaste: (_view, { clipboardData }) => editor.commands.insertContent(contentIn(clipboardData)),
      handleDrop: (view, event, _slice, isMoved) => {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return !isMoved && place !== null && editor.commands.insertContentAt(place.pos, contentIn(event.dataTransfer));
      },
    },
    read: (text) => ({ type: 'doc', content: contentOf(text) }),
    write: ({ content }) => content.textBetween(0, content.size, '', placeholderOf),
  });
  useEffect(() => void Object.assign(editor.view.dom.style, style), [editor, style]);
  return <EditorContent editor={editor} />;
}

export interface FieldProps {
  readonly text: string;
  readonly label: string;
  readonly lang: string;
  readonly onChange: (text: string) => void;
  /** Whether it takes the focus when it appears. */
  readonly isFirst?: boolean;
  /** Whether its whole text is selected then. */
  readonly isExample?: boolean;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean;
}

interface FieldOptions extends FieldProps {
  readonly extensions: () => Extensions;
  readonly attributes: Readonly<Record<string, string>>;
  readonly props: EditorProps;
  readonly read: (text: string) => Content;
  /** @param before the text before it was edited */
  readonly write: (document: ProseMirrorNode, before: string) => string;
}

/** The editor of a field, whose text stays in step with a property. */
export function useField({
  text,
  label,
  lang,
  onChange,
  isFirst = false,
  isExample = false,
  describedBy = '',
  isInvalid = false,
  ...kind
}: FieldOptions): Editor {
  const [extensions] = useState(kind.extensions);
  const before = useRef(text);
  const written = useRef(text);
  const editor = useEditor({
    extensions,
    content: kind.read(text),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      ...kind.props,
      attributes: {
        role: 'textbox',
        'aria-label': label,
        ...(describedBy && { 'aria-describedby': describedBy }),
        'aria-invalid': String(isInvalid),
        lang,
        spellcheck: 'true',
        ...kind.attributes,
      },
      handleDOMEvents: {
        paste: undoneAlone,
        cut: undoneAlone,
        drop: undoneAlone,
        keydown: leavesField,
        ...kind.props.handleDOMEvents,
      },
    },
    onUpdate: () => {
      const element = editor.view.dom;
      written.current = kind.write(editor.state.doc, before.current);
      // At once, or the effect below would take the text of a render before the last key for one from elsewhere.
      flushSync(() => onChange(written.current));
      // Browsers send none for a paste or a button, and the form around would not know that it has unsaved input.
      element.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  useEffect(() => {
    if (written.current === text) return;
    [before.current, written.current] = [text, text];
    // Undo in the field does not bring back a text that was replaced from elsewhere.
    editor.chain().setMeta('addToHistory', false).setContent(kind.read(text), { emitUpdate: false }).run();
    // oxlint-disable-next-line react/exhaustive-deps -- only if the text changes
  }, [text]);
  useEffect(() => {
    const place = isExample ? 'all' : editor.state.doc.inlineContent ? 'end' : 'start';
    if (isFirst) editor.commands.focus(place, { scrollIntoView: false });
  }, [editor, isFirst, isExample]);
  return editor;
}

/** Undo takes back a paste, cut or drop on its own. Reads the selection first, which may have changed just before. */
function undoneAlone(view: EditorView): void {
  (view as unknown as { readonly domObserver: { flush(): void } }).domObserver.flush();
  view.dispatch(closeHistory(view.state.tr));
}

/** Tab leaves the field, and Ctrl+Enter saves. The editor would indent an item of a list, and insert a line break. */
function leavesField(_view: EditorView, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Tab' || (key === 'Enter' && (ctrlKey || metaKey));
}

/**
 * Whether a key event belongs to an input method that is composing a character. Enter and Escape then only end the
 * composition. Safari only reports this through the key code.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

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
function placeholderOf({ attrs }: Pick<ProseMirrorNode, 'attrs'>): string {
  return `{{${attrs['data-name']}}}`;
}

/** The content of a plain text for the editor. */
function contentOf(text: string): JSONContent[] {
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
