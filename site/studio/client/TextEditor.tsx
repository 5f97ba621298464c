import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import type { EditOutcome, Json, Failure, PlanResult, SpecPath } from '../contract.ts';
import { edit } from './actions.ts';
import { ask } from './api.ts';
import { namesIn } from './chips.ts';
import { useValueForm } from './firm-form.ts';
import { isComposing } from './composing.ts';
import { anyLanguage, editOf, textsAt } from './editable.ts';
import { LinkPart } from './LinkPart.tsx';
import { lookOf, useRect } from './look.ts';
import { FailureNote } from './FailureNote.tsx';
import { RichField } from './rich/RichField.tsx';
import { getState, setState, useStudio } from './store.ts';
import type { TextTarget } from './store.ts';
import { TextField } from './TextField.tsx';
import { useUnsaved } from './unsaved.ts';
import { useName, useSay } from './words.ts';

const pause = 350;

/** The width of an editor with the text of an article, in CSS pixels. */
const widest = 1040;

type Texts = Readonly<Record<string, string>>;

function inLanguages(value: Json): Texts {
  return typeof value === 'string' ? { [anyLanguage]: value } : (value as Texts);
}

/** Whether a text is being changed still: whoever clicks another one is writing there. */
function isOpen(target: TextTarget): boolean {
  return getState().text === target;
}

/** A text where it stands, with the other languages beside it. */
export function TextEditor({ target }: { readonly target: TextTarget }): ReactElement | null {
  const say = useSay();
  const name = useName();
  const openValue = useValueForm();
  const page = useStudio((state) => state.page);
  const site = useStudio((state) => state.site);
  const rect = useRect(target.element);
  const languages = site?.locales ?? [];
  const [seen, setSeen] = useState<Texts | undefined>(
    () =>
      page &&
      target.at &&
      textsAt(
        page,
        target.at,
        languages.map(({ code }) => code),
      ),
  );
  // A name or a number of the firm is the same in all languages.
  const isSame = seen !== undefined && anyLanguage in seen;
  const locales = isSame ? [{ code: anyLanguage, name: say('text.same') }] : languages;
  const codes = locales.map(({ code }) => code);
  const [texts, setTexts] = useState<Texts>(target.written ?? seen ?? {});
  const [result, setResult] = useState<PlanResult | Failure>();
  const [look] = useState(() => lookOf(target.element));
  const panel = useRef<HTMLDivElement>(null);
  const saving = useRef(false);
  const messages = useId();
  const shown = isSame ? anyLanguage : document.documentElement.lang;
  const isChanged = seen !== undefined && codes.some((code) => texts[code] !== seen[code]);
  useUnsaved(isChanged);
  const at = target.at as SpecPath;
  const isHtml = seen !== undefined && /<\/?[a-z]/i.test(Object.values(seen).join(''));

  const close = (focus = true): void => {
    if (!isOpen(target)) return;
    setState({ text: undefined });
    if (focus && target.element instanceof HTMLElement) target.element.focus({ preventScroll: true });
  };
  const write = async (base: Texts | undefined = seen): Promise<boolean> => {
    if (!base || saving.current) return false;
    saving.current = true;
    const changed = Object.fromEntries(Object.entries(texts).filter(([code, text]) => text !== base[code]));
    const done: EditOutcome =
      Object.keys(changed).length === 0
        ? { ok: true, warnings: [], overview: { changes: [], undo: undefined, redo: undefined } }
        : await edit([editOf(at, changed, base)]);
    saving.current = false;
    if (done.ok) return true;
    setResult(done);
    // What was written is not lost to whoever has gone on: it is there again, with what was said of it.
    if (!isOpen(target)) setState({ text: { ...target, written: texts } });
    return false;
  };
  const finish = async (focus = true): Promise<void> => {
    if (!isChanged || (await write())) close(focus);
  };

  useEffect(() => {
    if (!isChanged) {
      setResult(undefined);
      return undefined;
    }
    const timer = setTimeout(() => {
      const look = async (): Promise<void> => {
        const planned = await ask('plan', { edits: [editOf(at, texts, seen)] });
        if (!saving.current) setResult(planned);
      };
      void look();
    }, pause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what is written is what matters
  }, [texts, seen]);

  // Whoever presses something else on the page is done here.
  const finishing = useRef(finish);
  finishing.current = finish;
  useEffect(() => {
    const leave = (event: PointerEvent): void => {
      if (panel.current && !event.composedPath().includes(panel.current)) void finishing.current(false);
    };
    addEventListener('pointerdown', leave, { capture: true });
    return () => removeEventListener('pointerdown', leave, { capture: true });
  }, []);

  if (!page) return null;
  const names = [...new Set(Object.values(seen ?? {}).flatMap(namesIn))].map((value) => name(value, 'value'));
  const written = (code: string): Pick<ComponentProps<typeof RichField>, 'lang' | 'onChange'> => ({
    lang: code,
    onChange: (text) => setTexts((before) => ({ ...before, [code]: text })),
  });
  const field = (code: string, name: string, inPlace: boolean): ReactElement => (
    <TextField
      key={code}
      text={texts[code] ?? ''}
      label={name}
      {...written(code)}
      isFirst={code === shown}
      className={inPlace ? 'field field--place' : 'field'}
      {...(inPlace && { style: look })}
      describedBy={messages}
      isInvalid={result?.ok === false}
    />
  );
  const inPlace = !isHtml && seen !== undefined;
  // An article's languages stand side by side where there is room.
  const width = isHtml ? Math.min(widest, innerWidth - 16) : Math.max(rect.width, 320);
  return (
    <div className="editor-place">
      {/* Shrinks if the editor would not fit below the text. */}
      <div style={{ flex: `0 1 max(0px, calc(${rect.top}px - var(--studio-bar) - 8px))` }} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that close and save, for whatever is in it */}
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
          if (value !== undefined) void finish(false).then(() => isOpen(target) || openValue(value));
        }}
        onKeyDown={(event) => {
          if (isComposing(event.nativeEvent)) return;
          const isEnter =
            event.key === 'Enter' && (event.metaKey || event.ctrlKey || (event.target as Element).matches('.field'));
          if (event.key === 'Escape') close();
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
                  {isHtml ? (
                    <RichField html={texts[code] ?? ''} label={name} isFirst={code === shown} {...written(code)} />
                  ) : (
                    field(code, name, false)
                  )}
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
                  setSeen(inLanguages(theirs));
                  void write(inLanguages(theirs)).then((isDone) => isDone && close());
                }}
                onTheirs={(theirs) => {
                  setSeen(inLanguages(theirs));
                  setTexts(inLanguages(theirs));
                }}
              />
            ) : null}
          </div>
          {target.action ? <LinkPart at={target.action} element={target.element} onDone={() => close(false)} /> : null}
          <div className="buttons buttons--end">
            <button type="button" onClick={() => close()}>
              {say('cancel')}
            </button>
            <button
              type="button"
              className="primary"
              onClick={() => void finish()}
              disabled={result?.ok === false && !result.conflict}
            >
              {say('text.done')}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
