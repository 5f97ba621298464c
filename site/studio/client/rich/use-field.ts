import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Content, Editor, Extensions } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';

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
  readonly write: (document: Node, before: string) => string;
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
