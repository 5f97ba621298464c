import { useState } from 'react';
import { EditorContent, useEditorState } from '@tiptap/react';
import type { ChainedCommands } from '@tiptap/core';
import { pageLocale } from '../../../browser/page-locale.ts';
import { say } from '../words.ts';
import { isPattern, isUnavailable } from '../addresses.ts';
import { useStudio } from '../store.ts';
import { articleExtensions, htmlOf, paragraphsOf, pasted, takePictures } from './article.ts';
import { withChips, useField, type FieldProps } from './TextField.tsx';

/** The buttons: what each one toggles, and where it is pressed. */
const formats = {
  strong: ['bold', {}, (chain: ChainedCommands) => chain.toggleBold()],
  em: ['italic', {}, (chain: ChainedCommands) => chain.toggleItalic()],
  h2: ['heading', { level: 2 }, (chain: ChainedCommands) => chain.toggleHeading({ level: 2 })],
  h3: ['heading', { level: 3 }, (chain: ChainedCommands) => chain.toggleHeading({ level: 3 })],
  list: ['bulletList', {}, (chain: ChainedCommands) => chain.toggleBulletList()],
} as const;

type Format = keyof typeof formats;

/** A rich-text field for the text of an article, limited to the formats that articles allow. */
export function RichField(props: FieldProps) {
  const [isLinking, setLinking] = useState(false);
  const editor = useField({
    ...props,
    extensions: () => articleExtensions(props.lang),
    attributes: { class: 'rich__text', 'aria-multiline': 'true' },
    props: {
      transformPastedHTML: pasted,
      clipboardTextParser: paragraphsOf,
      handlePaste: (view, { clipboardData }) =>
        takePictures(clipboardData, (html) => !view.isDestroyed && view.pasteHTML(html)),
    },
    read: withChips,
    write: htmlOf,
  });
  const { pressed, href } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      pressed: Object.values(formats).map(([name, attributes]) => now.isActive(name, attributes)),
      href: now.getAttributes('link')['href'] as string | undefined,
    }),
  });
  const link = (to: string | undefined, name: string): void => {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (to === undefined) chain.unsetMark('link').run();
    else if (editor.state.selection.empty && href === undefined)
      chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href: to } }] }).run();
    else chain.setMark('link', { href: to }).run();
  };
  const button = (format: Format, index: number) => (
    <button
      key={format}
      type="button"
      aria-pressed={pressed[index]}
      className={format}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => formats[format][2](editor.chain().focus()).run()}
    >
      {say(`rich.${format}`)}
    </button>
  );
  return (
    <div className="rich">
      <div className="rich__bar" role="toolbar" aria-label={say('rich.bar', { name: props.label })}>
        {(Object.keys(formats) as Format[]).map(button)}
        <button
          type="button"
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          {say('link.title')}
        </button>
      </div>
      {isLinking ? <LinkRow href={href} onLink={link} /> : null}
      <EditorContent editor={editor} />
    </div>
  );
}

interface LinkRowProps {
  /** The destination of the link at the caret. */
  readonly href: string | undefined;
  readonly onLink: (href: string | undefined, name: string) => void;
}

/** Edits the destination of a link in an article: a page, another article, or another site. */
function LinkRow({ href = '', onLink }: LinkRowProps) {
  const { site } = useStudio();
  const locale = pageLocale();
  const targets = [
    ...(site?.pages ?? [])
      .filter((page) => !isPattern(page) && !isUnavailable(page))
      .map(({ id, label }) => ({ to: `page:${id}`, name: label[locale] ?? '' })),
    ...(site?.articles ?? []).map(({ slug, title }) => ({ to: `article:${slug}`, name: title[locale] ?? '' })),
  ];
  const [to, setTo] = useState(href);
  const isOther = !targets.some((target) => target.to === to);
  const name = targets.find((target) => target.to === to)?.name ?? to;
  return (
    <div className="rich__link" role="group" aria-label={say('link.title')}>
      <select aria-label={say('rich.linkTo')} value={isOther ? '' : to} onChange={(event) => setTo(event.target.value)}>
        <option value="">{say('rich.linkOther')}</option>
        {targets.map((target) => (
          <option key={target.to} value={target.to}>
            {target.name}
          </option>
        ))}
      </select>
      {isOther ? (
        <input
          type="url"
          aria-label={say('rich.linkAddress')}
          placeholder="https://"
          value={to}
          onChange={(event) => setTo(event.target.value.trim())}
        />
      ) : null}
      <button type="button" className="primary" disabled={to === ''} onClick={() => onLink(complete(to), name)}>
        {say('rich.linkSet')}
      </button>
      {href === '' ? null : (
        <button type="button" onClick={() => onLink(undefined, '')}>
          {say('remove')}
        </button>
      )}
    </div>
  );
}

/** Adds a missing scheme to an address. @example complete('www.sat.gob.mx') // 'https://www.sat.gob.mx' */
export function complete(address: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(address)) return address;
  return `${address.includes('@') ? 'mailto:' : 'https://'}${address}`;
}
