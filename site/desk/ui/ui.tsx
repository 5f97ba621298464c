import { createContext, useContext, type ComponentType } from 'react';
import type { PageOf } from '../addresses.ts';
import type { DeskConfig, DeskRole, DeskTable, DeskText } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import { displayName } from '../visible.ts';
import { formatsOf, labelIn, translate, type Formats, type Texts, type Values } from '../format.ts';

/** The context of all components of a page: the language, the reader and the configuration. */
export interface Ui {
  readonly config: DeskConfig;
  readonly frame: PageFrame;
  readonly locale: string;
  readonly formats: Formats;
  /** All texts of the desk in the reader's language. */
  readonly texts: Texts;
  /** A text of the desk in the reader's language. */
  readonly t: (key: string, values?: Values) => string;
  /** A text of a reply in the visitor's language. */
  readonly tIn: (locale: string, key: string, values?: Values) => string;
  /** A label of the spec in the reader's language. */
  readonly label: (text: DeskText) => string;
  readonly table: (key: string) => DeskTable | undefined;
  readonly statusLabel: (table: string, key: string) => string;
  readonly formLabel: (table: string, form: string | null) => string;
  readonly role: DeskRole | undefined;
  /** The name of a colleague, or the e-mail address if the page's data does not include the name. */
  readonly colleague: (email: string) => string;
}

/** The configuration and texts for rendering pages. */
export interface UiParts {
  readonly config: DeskConfig;
  /** By language. */
  readonly texts: Readonly<Record<string, Texts>>;
}

/** The module of a page: its title and its component. */
export interface PageModule<P extends DeskPage['page']> {
  readonly title: (page: PageOf<P>, ui: Ui) => string;
  readonly View: ComponentType<{ page: PageOf<P> }>;
}

/** Creates the context of a page. */
export function uiOf({ config, texts: byLanguage }: UiParts, frame: DeskPage): Ui {
  const { locale } = frame;
  const texts = byLanguage[locale] ?? byLanguage[config.defaultLocale] ?? {};
  const label = labelIn(config, locale);
  const table = (key: string): DeskTable | undefined => config.tables.find((each) => each.key === key);
  return {
    config,
    frame,
    locale,
    formats: formatsOf(config, locale),
    texts,
    t: (key, values) => translate(texts, locale, key, values),
    tIn: (other, key, values) => translate(byLanguage[other] ?? texts, other, key, values),
    label,
    table,
    statusLabel: (tableKey, key) => {
      const status = table(tableKey)?.statuses.find((each) => each.key === key);
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

/** The context of the current page. */
export function useUi(): Ui {
  const ui = useContext(Context);
  if (!ui) throw new Error('useUi must be called inside a UiProvider.');
  return ui;
}
