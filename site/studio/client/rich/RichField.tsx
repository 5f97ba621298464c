import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { caretIn, select } from '../caret.ts';
import { nodesOf } from '../chips.ts';
import { chipLabels, say } from '../words.ts';
import { htmlOf, nodesOfHtml, pasted } from './clean-html.ts';
import { around, formatsAt, link, toggle } from './format.ts';
import type { Format } from './format.ts';
import { LinkRow } from './LinkRow.tsx';

interface RichFieldProps {
  readonly html: string;
  readonly label: string;
  readonly lang: string;
  readonly onChange: (html: string) => void;
  readonly isFirst?: boolean;
}

/** A rich-text field for the text of an article, limited to the formats that articles allow. */
export function RichField({ html, label, lang, onChange, isFirst = false }: RichFieldProps): ReactElement {
  const labelOf = chipLabels(lang);
  const ref = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);
  const caret = useRef<Range>(undefined);
  const [formats, setFormats] = useState<readonly Format[]>([]);
  const [isLinking, setLinking] = useState(false);

  useEffect(() => {
    const field = ref.current;
    if (!field || written.current === html) return;
    written.current = html;
    field.replaceChildren(...nodesOfHtml(html));
    const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) text.replaceWith(...nodesOf(text.data, labelOf));
    // oxlint-disable-next-line react/exhaustive-deps -- the names of values do not change after the site is loaded
  }, [html]);
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    if (isFirst) ref.current?.focus({ preventScroll: true });
    const update = (): void => {
      const range = ref.current ? caretIn(ref.current) : undefined;
      if (!range || !ref.current) return;
      caret.current = range;
      setFormats(formatsAt(ref.current));
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, [isFirst]);

  /** Changes the selected text, even if a button has the focus. */
  const change = (work: (field: HTMLElement) => void): void => {
    const field = ref.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    if (!caretIn(field) && caret.current) select(caret.current);
    work(field);
    setFormats(formatsAt(field));
  };
  const button = (format: Format): ReactElement => (
    <button
      key={format}
      type="button"
      aria-pressed={formats.includes(format)}
      className={format}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => change((field) => toggle(field, format))}
    >
      {say(`rich.${format}`)}
    </button>
  );
  const href = isLinking && ref.current ? around(ref.current, 'a')?.getAttribute('href') : undefined;
  return (
    <div className="rich">
      <div className="rich__bar" role="toolbar" aria-label={say('rich.bar', { name: label })}>
        {(['strong', 'em', 'h2', 'h3', 'list'] as const).map(button)}
        <button
          type="button"
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!isLinking)}
        >
          {say('link.title')}
        </button>
      </div>
      {isLinking ? (
        <LinkRow
          href={href ?? undefined}
          onLink={(to, name) => {
            setLinking(false);
            change((field) => link(field, to, name));
          }}
        />
      ) : null}
      <div
        ref={ref}
        className="rich__text"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-label={label}
        lang={lang}
        spellCheck
        contentEditable
        suppressContentEditableWarning
        onInput={(event) => {
          written.current = htmlOf(event.currentTarget, html);
          onChange(written.current);
        }}
        onPaste={(event) => {
          event.preventDefault();
          const rich = event.clipboardData.getData('text/html');
          const clean = pasted(rich === '' ? paragraphsOf(event.clipboardData.getData('text/plain')) : rich);
          // A single paragraph is pasted as inline content.
          const [, words] = /^<p>([^]*)<\/p>$/.exec(clean) ?? [];
          document.execCommand('insertHTML', false, words === undefined || words.includes('<p>') ? clean : words);
        }}
      />
    </div>
  );
}

/** Turns plain text into paragraphs, split at blank lines. */
function paragraphsOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll(/\s*\n\s*/g, '<br>')}</p>`)
    .join('');
}
