import { createContext, useContext } from 'react';
import type { DeskConfig, DeskTable } from '../contract/config.ts';
import type { DeskPage, PageFrame, PageOf } from '../contract/pages.ts';
import { COMMAND, type ListedRow } from '../contract/store.ts';
import type { FindTelephones } from '../telephones.ts';
import { displayName, visible, formatsOf, labelIn } from '../format.ts';
import type { DeskTexts } from '../../texts/desk.ts';

/** The configuration and texts for rendering pages. */
export interface UiParts {
  readonly config: DeskConfig;
  readonly texts: DeskTexts;
  readonly telephones: FindTelephones;
}

/** The properties of a page's component. */
export interface PageProps<P extends DeskPage['page']> {
  readonly page: PageOf<P>;
}

/** Creates the context of all components of a page: the language, the reader and the configuration. */
export function uiOf({ config, texts, telephones }: UiParts, frame: DeskPage) {
  const { locale } = frame;
  const label = labelIn(config, locale);
  const t = texts.in(locale);
  const find = (key: string | null): DeskTable | undefined => config.tables.find((each) => each.key === key);
  const table = (key: string): DeskTable => {
    const found = find(key);
    if (!found) throw new Error(`There is no table "${key}".`);
    return found;
  };
  const formats = formatsOf(config, locale);
  return {
    config,
    frame: frame as PageFrame,
    locale,
    formats,
    telephones,
    /** A text of the desk in the reader's language. */
    t,
    /** The texts of the desk in all languages, for replies. */
    texts,
    /** A label of the spec in the reader's language. */
    label,
    /** A table that the desk has. The audit log may name others: use the labels below. */
    table,
    tableLabel: (key: string) => label(find(key)?.label ?? {}) || key,
    statusLabel(tableKey: string | null, key: string) {
      const status = find(tableKey)?.statuses.find((each) => each.key === key);
      return status ? label(status.label) : key;
    },
    formLabel(tableKey: string | null, form: string | null) {
      const known = find(tableKey)?.forms.find(({ id }) => id === form);
      return known ? label(known.label) : (form ?? t('desk.form.unknown'));
    },
    /** The visitor's name, the e-mail address or, without visible characters in either, the short ID of a row. */
    nameOf({ table: key, id, values }: Pick<ListedRow, 'table' | 'id' | 'values'>) {
      const { name, email } = table(key).person;
      return visible(name && values[name]) ?? visible(email && values[email]) ?? id.slice(0, 8);
    },
    /** A number of rows, which may be the most that is counted. */
    totalOf({ total, totalIsExact }: { readonly total: number; readonly totalIsExact: boolean }) {
      const number = formats.number(total);
      return totalIsExact ? number : t('desk.inbox.moreThan', { total: number });
    },
    /** The name of a colleague, or the e-mail address of one without a name. */
    colleague(email: string) {
      if (email === COMMAND) return t('desk.audit.maintainer');
      const known = 'assignees' in frame ? frame.assignees.find((person) => person.email === email) : undefined;
      return displayName(known ?? { name: frame.names?.[email] ?? null, email });
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
