import { useEffect, useId, useRef, useState } from 'react';
import { pageLocale } from '../../browser/page-locale.ts';
import type { Failure, Json, PageAnswer, SeenEdit, SpecPath } from '../contract.ts';
import { edit, readPage } from './actions.ts';
import { openValueForm } from './FirmWindow.tsx';
import { draftOf, forgetDraft, keepDraft, moveDraft, useUnsaved } from './drafts.tsx';
import { isComposing, namesIn, type FieldProps, TextField } from './rich/TextField.tsx';
import { lookOf, useRect } from './areas.ts';
import { FailureNote } from './FailureNote.tsx';
import { RichField } from './rich/RichField.tsx';
import { hasTable, splitAtTables } from './rich/tables.ts';
import { isText, kindOf, listOf, valueAt } from './spec-paths.ts';
import { getState, openValue, setState, useStudio, type TextTarget } from './store.ts';
import { usePlan } from './api.ts';
import { displayName, languages, localeCodes, say } from './words.ts';

/** The maximum width of the editor for the text of an article (CSS pixels). */
const maxRichWidth = 1040;

type Texts = Readonly<Record<string, string>>;

/** The key of a text that is the same in all languages, such as the firm's name or telephone number. */
const anyLanguage = '';

/** The texts of a value by language; `undefined` if it is not a text. */
function textsOf(value: Json | undefined): Texts | undefined {
  if (typeof value === 'string') return { [anyLanguage]: value };
  return isText(value, localeCodes()) ? value : undefined;
}

function editOf(at: SpecPath, texts: Texts, seen: Texts | undefined): SeenEdit {
  const same = texts[anyLanguage];
  if (same === undefined) return { edit: { kind: 'text', at, texts }, seen };
  return { edit: { kind: 'value', at, value: same }, seen: seen?.[anyLanguage] };
}

/** Whether a text is still open. Clicking another text opens that one instead. */
function isOpen(target: TextTarget): boolean {
  return getState().text === target;
}

/** Opens the form with the parts of an article's text, into which a table was pasted. */
function openParts(page: PageAnswer, { at = [], action }: TextTarget, texts: Texts): void {
  const { list, index } = listOf(at.slice(0, -1));
  const isPart = kindOf(valueAt(page, at.slice(0, -1))) === 'html';
  const place = isPart ? list : at;
  const value = valueAt(page, place);
  const parts = splitAtTables(texts);
  const entered = isPart && Array.isArray(value) ? (value as Json[]).toSpliced(index, 1, ...parts) : parts;
  const field = parts.some((one) => kindOf(one) === 'table') ? 'caption' : 'image';
  moveDraft({ text: { at, action } }, { question: { of: 'place', at: place }, value, entered, field });
  setState({ text: undefined, isDirty: true });
}

/** Edits a text in place, with the other languages below it. */
export function TextEditor({ target }: { readonly target: TextTarget }) {
  const { page } = useStudio();
  const rect = useRect(target.element);
  const draft = { text: { at: target.at, action: target.action } };
  const [kept] = useState(() => draftOf(draft));
  const [seen, setSeen] = useState(() =>
    kept ? (kept.seen as Texts) : page && target.at && textsOf(valueAt(page, target.at)),
  );
  // The firm's name and telephone number are the same in all languages.
  const isSame = seen !== undefined && anyLanguage in seen;
  const locales = isSame ? [{ code: anyLanguage, name: say('text.same') }] : languages();
  const codes = locales.map(({ code }) => code);
  const [texts, setTexts] = useState<Texts>(target.written ?? (kept?.entered as Texts | undefined) ?? seen ?? {});
  const [failed, setFailed] = useState<Failure>();
  const [look] = useState(() => lookOf(target.element));
  const panel = useRef<HTMLDivElement>(null);
  const saving = useRef(false);
  const messages = useId();
  const shown = isSame ? anyLanguage : pageLocale();
  const isChanged = seen !== undefined && codes.some((code) => texts[code] !== seen[code]);
  useUnsaved(isChanged);
  useEffect(() => {
    if (isChanged) keepDraft(draft, texts, seen);
    else forgetDraft(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- the place of the text stays
  }, [texts, seen]);
  const at = target.at as SpecPath;
  const { action } = target;
  const planned = usePlan(isChanged ? [editOf(at, texts, seen)] : undefined);
  const result = failed ?? planned;
  const change = (next: Texts): void => {
    if (page && hasTable(next)) return openParts(page, target, next);
    setTexts(next);
    setFailed(undefined);
  };
  const isHtml = seen !== undefined && /<\/?[a-z]/i.test(Object.values(seen).join(''));

  const close = (focus = true): void => {
    if (!isOpen(target)) return;
    setState({ text: undefined });
    if (focus && target.element instanceof HTMLElement) target.element.focus({ preventScroll: true });
  };
  const cancel = (): void => {
    forgetDraft(draft);
    close();
  };
  const write = async (base: Texts | undefined = seen): Promise<boolean> => {
    if (!base || saving.current) return false;
    saving.current = true;
    const changed = Object.fromEntries(Object.entries(texts).filter(([code, text]) => text !== base[code]));
    const done = Object.keys(changed).length > 0 ? await edit([editOf(at, changed, base)]) : undefined;
    saving.current = false;
    if (!done || done.ok) {
      forgetDraft(draft);
      return true;
    }
    setFailed(done);
    // If the user has already closed the editor or opened another one, reopen this one with the unsaved text.
    if (!isOpen(target)) setState({ text: { ...target, written: texts } });
    return false;
  };
  const finish = async (focus = true): Promise<void> => {
    if (!isChanged || (await write())) close(focus);
  };

  /** Finishes editing, and opens a form in the panel. */
  const leaveTo = async (open: () => void): Promise<void> => {
    await finish(false);
    if (isOpen(target)) return;
    await readPage();
    open();
  };

  // Pressing anything outside the editor finishes editing.
  useEffect(() => {
    const leave = (event: PointerEvent): void => {
      if (panel.current && !event.composedPath().includes(panel.current)) void finish(false);
    };
    addEventListener('pointerdown', leave, { capture: true });
    return () => removeEventListener('pointerdown', leave, { capture: true });
  });

  if (!page) return null;
  const names = [...new Set(Object.values(seen ?? {}).flatMap(namesIn))].map((value) => displayName(value, 'value'));
  const fieldProps = (code: string, name: string): FieldProps => ({
    text: texts[code] ?? '',
    label: name,
    lang: code,
    onChange: (text) => change({ ...texts, [code]: text }),
    isFirst: code === shown,
    ...(target.isExample && { isExample: true }),
  });
  const field = (code: string, name: string, inPlace: boolean) => (
    <TextField
      key={code}
      {...fieldProps(code, name)}
      className={inPlace ? 'field field--place' : 'field'}
      {...(inPlace && { style: look })}
      describedBy={messages}
      isInvalid={result?.ok === false}
    />
  );
  const inPlace = !isHtml && seen !== undefined;
  // The languages of an article are side by side if there is room.
  const width = isHtml ? Math.min(maxRichWidth, innerWidth - 16) : Math.max(rect.width, 320);
  return (
    <div className="editor-place">
      {/* Shrinks if the editor would not fit below the text. */}
      <div style={{ flex: `0 1 max(0px, calc(${rect.top}px - var(--studio-bar) - 8px))` }} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and Enter work in every field */}
      <div
        ref={panel}
        className="editor"
        role="dialog"
        aria-label={say('text.title')}
        style={{
          marginLeft: Math.max(0, Math.min(rect.left - 8, innerWidth - width - 16)),
          width,
        }}
        onClick={(event) => {
          const value = (event.target as Element).closest<HTMLElement>('.chip')?.dataset['name'];
          if (value !== undefined) void leaveTo(() => openValueForm(value));
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const isEnter =
            event.key === 'Enter' && (event.metaKey || event.ctrlKey || (event.target as Element).matches('.field'));
          if (event.key === 'Escape') cancel();
          else if (isEnter) void finish();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {inPlace ? field(shown, locales.find(({ code }) => code === shown)?.name ?? shown, true) : null}
        <div
          className={isHtml ? 'editor__panel editor__panel--rich' : 'editor__panel'}
          style={inPlace ? undefined : { marginTop: Math.min(rect.height, innerHeight / 3) }}
        >
          <div className={isHtml ? 'editor__texts' : ''}>
            {(seen ? locales : [])
              .filter(({ code }) => isHtml || code !== shown)
              .map(({ code, name }) => (
                <div className={isHtml ? 'language language--rich' : 'language'} key={code}>
                  <span className="language__name">{name}</span>
                  {isHtml ? <RichField {...fieldProps(code, name)} /> : field(code, name, false)}
                </div>
              ))}
          </div>
          {names.length > 0 ? <p className="hint">{say('text.values', { names: names.join(', ') })}</p> : null}
          <div id={messages} aria-live="polite">
            <p className="hint">
              {Object.entries(texts)
                .map(([code, text]) => `${code.toUpperCase()} ${text.length}`.trim())
                .join(' · ')}{' '}
              {say('text.characters')}
            </p>
            {result ? (
              <FailureNote
                result={result}
                onMine={(theirs) => {
                  setSeen(textsOf(theirs));
                  void write(textsOf(theirs)).then((isDone) => isDone && close());
                }}
                onTheirs={(theirs) => {
                  setSeen(textsOf(theirs));
                  change(textsOf(theirs) ?? {});
                }}
              />
            ) : null}
          </div>
          {action ? (
            <LinkPart
              element={target.element}
              onChange={() => void leaveTo(() => openValue(action, { title: say('link.title'), without: ['label'] }))}
              onFollow={() => close(false)}
            />
          ) : null}
          <div className="buttons buttons--end">
            <button type="button" onClick={cancel}>
              {say('cancel')}
            </button>
            <button type="button" className="primary" onClick={() => void finish()}>
              {say('text.done')}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}

interface LinkPartProps {
  readonly element: Element;
  readonly onChange: () => void;
  /** Called before the link is followed. */
  readonly onFollow: () => void;
}

/** Opens the form for the destination of a link or button, or follows the link. */
function LinkPart({ element, onChange, onFollow }: LinkPartProps) {
  const link = element.closest('a');
  return (
    <section className="link buttons" aria-label={say('link.title')}>
      <button type="button" onClick={onChange}>
        {say('link.change')}
      </button>
      {link ? (
        <a
          href={link.href}
          className="button"
          onClick={onFollow}
          {...(link.target && { target: link.target, rel: 'noopener noreferrer' })}
        >
          {say('link.follow')}
        </a>
      ) : null}
    </section>
  );
}
