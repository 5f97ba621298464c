import { useEffect, type CSSProperties } from 'react';
import { Node, type JSONContent } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { UndoRedo } from '@tiptap/extensions';
import { isComposing } from './keys.ts';
import { Chip, contentOf, placeholderOf } from './rich/chip.ts';
import { useField, type FieldProps } from './rich/use-field.ts';

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
