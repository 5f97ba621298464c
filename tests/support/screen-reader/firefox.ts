import { expect } from 'vitest';

import type { Node } from './heard.ts';
import { startMarionette } from './marionette.ts';

/** A node as Firefox has it. */
interface Accessible {
  readonly role: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly states: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Accessible[];
}

/** Roles of Firefox that are called otherwise in ARIA. What is not here only holds others. */
const ROLES: Readonly<Record<string, string>> = {
  document: 'document',
  'text leaf': 'text',
  whitespace: 'text',
  paragraph: 'paragraph',
  link: 'link',
  pushbutton: 'button',
  'toggle button': 'button',
  summary: 'button',
  entry: 'textbox',
  combobox: 'combobox',
  checkbutton: 'checkbox',
  radiobutton: 'radio',
  heading: 'heading',
  list: 'list',
  listitem: 'listitem',
  region: 'region',
  grouping: 'group',
  dialog: 'dialog',
  alert: 'alert',
  pagetablist: 'tablist',
  pagetab: 'tab',
  propertypage: 'tabpanel',
  graphic: 'img',
  figure: 'figure',
  blockquote: 'blockquote',
  tooltip: 'tooltip',
  table: 'table',
  row: 'row',
  cell: 'cell',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
  article: 'article',
  note: 'note',
  statusbar: 'status',
};

const STATES = ['required', 'invalid', 'disabled', 'checked', 'pressed', 'expanded', 'selected', 'modal', 'collapsed'];

/** @param mistakes the ids of the controls that the page calls mistakes: Firefox itself takes each empty required one for such */
function read(
  { role: own, name, description, states, attributes, children }: Accessible,
  mistakes: readonly string[],
): Node {
  // Landmarks, and what ARIA calls more exactly than Firefox does.
  const [exact] = (attributes['xml-roles'] ?? '').split(' ');
  const role = own === 'landmark' ? exact : exact === 'alertdialog' ? exact : ROLES[own];
  const told = [...states, ...(states.includes('unavailable') ? ['disabled'] : [])].filter(
    // Of a list of options Chromium does not say that it is required.
    (state) =>
      state === 'invalid' ? mistakes.includes(attributes['id'] ?? '') : state !== 'required' || own !== 'combobox',
  );
  return {
    ...(role !== undefined && role !== '' && { role }),
    name: name ?? '',
    description: description ?? '',
    states: [
      ...(role === 'heading' ? [`level ${attributes['level']}`] : []),
      ...STATES.filter((state) => told.includes(state)),
    ],
    children: children.map((child) => read(child, mistakes)),
  };
}

/** Runs in Firefox's own window: the tree of the page that is open, once there is one. */
const TREE = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const statesOf = (node) => {
    const [state, extra] = [{}, {}];
    node.getState(state, extra);
    return [...service.getStringStates(state.value, extra.value)];
  };
  const attributesOf = ({ attributes }) => Object.fromEntries([...attributes.enumerate()].map(({ key, value }) => [key, value]));
  const walk = (node) => ({
    role: service.getStringRole(node.role),
    name: node.name,
    description: node.description,
    states: statesOf(node),
    attributes: attributesOf(node),
    children: Array.from({ length: node.childCount }, (_, index) => walk(node.getChildAt(index))),
  });
  const [page] = [service.getAccessibleFor(window.gBrowser.selectedBrowser)];
  return page?.firstChild ? walk(page.firstChild) : null;`;

/** A Firefox with a screen reader, and its one tab. */
export interface ListeningFirefox {
  open(url: string): Promise<void>;
  /** Runs a function in the page. What goes in and comes out is JSON. */
  evaluate<A extends readonly unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T>;
  tree(): Promise<Node>;
  close(): Promise<void>;
}

/** Starts a Firefox that is asked what it tells a screen reader. */
export async function listeningFirefox(): Promise<ListeningFirefox> {
  const { ask, close } = await startMarionette();
  const inContext = async <T>(
    value: 'chrome' | 'content',
    script: string,
    args: readonly unknown[] = [],
  ): Promise<T> => {
    await ask('Marionette:SetContext', { value });
    return (await ask('WebDriver:ExecuteScript', { script, args })) as T;
  };
  const evaluate: ListeningFirefox['evaluate'] = (run, ...args) =>
    inContext('content', `return (${run.toString()})(...arguments)`, args);
  return {
    open: async (url) => {
      await ask('Marionette:SetContext', { value: 'content' });
      await ask('WebDriver:Navigate', { url });
    },
    evaluate,
    tree: async () => {
      let tree: Accessible | null = null;
      // It is made a little after the page.
      await expect
        .poll(async () => (tree = await inContext<Accessible | null>('chrome', TREE))?.role, { timeout: 10_000 })
        .toBe('document');
      return read(
        tree!,
        await evaluate(() => [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id)),
      );
    },
    close,
  };
}
