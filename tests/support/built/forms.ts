import { JSDOM } from 'jsdom';

/** The labels of the visible controls of a form in a built page, by name; those of required ones end with an asterisk. */
export function labelsOf(html: string, form: string): Record<string, string> {
  const { document } = new JSDOM(html).window;
  const controls = document.querySelectorAll<HTMLInputElement>(`form#${form} :is(input, select, textarea)[id]`);
  return Object.fromEntries(
    [...controls].flatMap(({ id, name, type }) => {
      const label = type === 'hidden' ? null : document.querySelector(`label[for="${id}"]`);
      return label ? [[name, label.textContent.replaceAll(/\s+/g, ' ').trim()]] : [];
    }),
  );
}
