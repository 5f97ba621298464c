import { createContext, useContext, type ComponentType } from 'react';
import type { PageOf } from '../addresses.ts';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { DeskPage, PageFrame } from '../contract/pages.ts';
import { displayName } from '../visible.ts';
import { formatsOf, labelIn, translate, type Texts, type Values } from '../format.ts';

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

/** Creates the context of all components of a page: the language, the reader and the configuration. */
export function uiOf({ config, texts: byLanguage }: UiParts, frame: DeskPage) {
  const { locale } = frame;
  const texts = byLanguage[locale] ?? byLanguage[config.defaultLocale] ?? {};
  const label = labelIn(config, locale);
  const t = (key: string, values?: Values): string => translate(texts, locale, key, values);
  const table = (key: string): DeskTable | undefined => config.tables.find((each) => each.key === key);
  return {
    config,
    frame: frame as PageFrame,
    locale,
    formats: formatsOf(config, locale),
    /** All texts of the desk in the reader's language. */
    texts,
    /** A text of the desk in the reader's language. */
    t,
    /** A text of a reply in the visitor's language. */
    tIn: (other: string, key: string, values?: Values) => translate(byLanguage[other] ?? texts, other, key, values),
    /** A label of the spec in the reader's language. */
    label,
    table,
    statusLabel(tableKey: string, key: string) {
      const status = table(tableKey)?.statuses.find((each) => each.key === key);
      return status ? label(status.label) : key;
    },
    formLabel(tableKey: string, form: string | null) {
      const known = table(tableKey)?.forms.find(({ id }) => id === form);
      return known ? label(known.label) : (form ?? t('desk.form.unknown'));
    },
    /** The name of a colleague, or the e-mail address if the page's data does not include the name. */
    colleague(email: string) {
      const known = 'assignees' in frame ? frame.assignees.find((person) => person.email === email) : undefined;
      return displayName(known ?? { name: null, email });
    },
    role: config.roles.find(({ name }) => name === frame.person?.role),
  };
}
export type Ui = ReturnType<typeof uiOf>;

const Context = createContext<Ui | undefined>(undefined);
export const UiProvider = Context.Provider;

/** The context of the current page. */
export function useUi(): Ui {
  const ui = useContext(Context);
  if (!ui) throw new Error('useUi must be called inside a UiProvider.');
  return ui;
}
