import { caretIn, select } from '../caret.ts';

/** What a button above a text does with what is selected. */
export type Format = 'strong' | 'em' | 'list' | 'h2' | 'h3';

const commands: Readonly<Partial<Record<Format, string>>> = {
  strong: 'bold',
  em: 'italic',
  list: 'insertUnorderedList',
};
const elements: Readonly<Record<Format, string>> = { strong: 'strong, b', em: 'em, i', list: 'ul', h2: 'h2', h3: 'h3' };

/** The innermost element of a kind around the caret in a field. */
export function around(field: HTMLElement, selector: string): HTMLElement | undefined {
  const start = caretIn(field)?.startContainer;
  const found = (start instanceof Element ? start : start?.parentElement)?.closest<HTMLElement>(selector);
  return found && field.contains(found) && found !== field ? found : undefined;
}

/** The formats of the text at the caret. */
export function formatsAt(field: HTMLElement): readonly Format[] {
  return (Object.keys(elements) as Format[]).filter((format) => around(field, elements[format]));
}

/** Gives what is selected a format, or takes it away. Deprecated, but the only way to add to the browser's undo history. */
export function toggle(field: HTMLElement, format: Format): void {
  const run = (command: string, value?: string): boolean => document.execCommand(command, false, value);
  run('styleWithCSS', 'false');
  const command = commands[format];
  const caret = caretIn(field);
  if (command) run(command);
  else run('formatBlock', formatsAt(field).includes(format) ? '<p>' : `<${format}>`);
  // Chromium puts the caret at the start of a new list.
  if (format === 'list' && caret?.collapsed && field.contains(caret.startContainer)) select(caret);
}

/** Makes a link of what is selected, or changes the one around the caret; where nothing is selected, its name becomes one. */
export function link(field: HTMLElement, href: string | undefined, name: string): void {
  const now = around(field, 'a');
  if (now) {
    const whole = document.createRange();
    whole.selectNodeContents(now);
    select(whole);
  }
  if (href === undefined) document.execCommand('unlink');
  else if (caretIn(field)?.collapsed === false) document.execCommand('createLink', false, href);
  else {
    const made = document.createElement('a');
    made.href = href;
    made.textContent = name;
    document.execCommand('insertHTML', false, made.outerHTML);
  }
}
