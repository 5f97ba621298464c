import { createContext, useContext } from 'react';
import type { DeskConfig, DeskRole, DeskTable, DeskText } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import { displayName } from '../visible.ts';
import { formatsOf, labelIn, translate, type Formats, type Texts, type Values } from '../format.ts';

/** What every part of a page needs: the language, the reader, and what the spec says. */
export interface Ui {
  readonly config: DeskConfig;
  readonly frame: PageFrame;
  readonly locale: string;
  readonly formats: Formats;
  /** A text of the desk. */
  readonly t: (key: string, values?: Values) => string;
  /** A text of the desk in another language: replies are written in the visitor's. */
  readonly tIn: (locale: string, key: string, values?: Values) => string;
  /** A label of the spec in the reader's language. */
  readonly label: (text: DeskText) => string;
  readonly table: (key: string) => DeskTable | undefined;
  readonly statusLabel: (table: string, key: string) => string;
  readonly formLabel: (table: string, form: string | null) => string;
  readonly role: DeskRole | undefined;
  /** What a colleague is called, as far as the page knows. */
  readonly colleague: (email: string) => string;
}

/** What a desk's pages are made with. */
export interface UiParts {
  readonly config: DeskConfig;
  readonly texts: Texts;
  /** By language, the texts that are used in all languages: those that begin with `desk.reply.`. */
  readonly replies: Readonly<Record<string, Texts>>;
}

/** What the parts of one page need. */
export function uiOf({ config, texts, replies }: UiParts, frame: DeskPage): Ui {
  const { locale } = frame;
  const label = labelIn(config, locale);
  const table = (key: string): DeskTable | undefined => config.tables.find((each) => each.key === key);
  return {
    config,
    frame,
    locale,
    formats: formatsOf(config, locale),
    t: (key, values) => translate(texts, locale, key, values),
    tIn: (other, key, values) => translate(replies[other] ?? texts, other, key, values),
    label,
    table,
    statusLabel: (place, key) => {
      const status = table(place)?.statuses.find((each) => each.key === key);
      return status ? label(status.label) : key;
    },
    formLabel: (key, form) => {
      const known = table(key)?.forms.find(({ id }) => id === form);
      return known ? label(known.label) : (form ?? translate(texts, locale, 'desk.form.unknown'));
    },
    colleague: (email) => {
      const known = 'assignees' in frame ? frame.assignees.find((person) => person.email === email) : undefined;
      return displayName(known ?? { name: null, email });
    },
    role: config.roles.find(({ name }) => name === frame.person?.role),
  };
}

const Context = createContext<Ui | undefined>(undefined);
export const UiProvider = Context.Provider;

/** What the page that is drawn needs. */
export function useUi(): Ui {
  const ui = useContext(Context);
  if (!ui) throw new Error('A part of the desk is drawn outside of a page.');
  return ui;
}
