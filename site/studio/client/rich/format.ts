import { caretIn, select } from '../caret.ts';

/** The formats that buttons apply to the selection. */
export type Format = 'strong' | 'em' | 'list' | 'h2' | 'h3';

const commands: Readonly<Partial<Record<Format, string>>> = {
  strong: 'bold',
  em: 'italic',
  list: 'insertUnorderedList',
};
const elements: Readonly<Record<Format, string>> = { strong: 'strong, b', em: 'em, i', list: 'ul', h2: 'h2', h3: 'h3' };

/** The innermost element around the caret that matches a selector, inside a field. */
export function around(field: HTMLElement, selector: string): HTMLElement | undefined {
  const start = caretIn(field)?.startContainer;
  const found = (start instanceof Element ? start : start?.parentElement)?.closest<HTMLElement>(selector);
  return found && field.contains(found) && found !== field ? found : undefined;
}

/** The formats of the text at the caret. */
export function formatsAt(field: HTMLElement): readonly Format[] {
  return (Object.keys(elements) as Format[]).filter((format) => around(field, elements[format]));
}

/** Toggles a format of the selection. Only the deprecated `execCommand` supports the browser's undo. */
export function toggle(field: HTMLElement, format: Format): void {
  const run = (command: string, value?: string): boolean => document.execCommand(command, false, value);
  run('styleWithCSS', 'false');
  const command = commands[format];
  const caret = caretIn(field);
  if (command) run(command);
  else run('formatBlock', formatsAt(field).includes(format) ? '<p>' : `<${format}>`);
  // Chromium moves the caret to the start of a new list; move it back.
  if (format === 'list' && caret?.collapsed && field.contains(caret.startContainer)) select(caret);
}

/** Links the selection or changes the link around the caret. Without a selection, inserts the name as a link. */
export function link(field: HTMLElement, href: string | undefined, name: string): void {
  const existing = around(field, 'a');
  if (existing) {
    const range = document.createRange();
    range.selectNodeContents(existing);
    select(range);
  }
  if (href === undefined) document.execCommand('unlink');
  else if (caretIn(field)?.collapsed === false) document.execCommand('createLink', false, href);
  else {
    const anchor = document.createElement('a');
    anchor.href = href;
    anchor.textContent = name;
    document.execCommand('insertHTML', false, anchor.outerHTML);
  }
}
