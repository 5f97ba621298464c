import type { Locator, Page } from 'playwright';

/** A form on a page, for tests that use it as a visitor does. */
export function formOn(page: Page, id: string) {
  const form = page.locator(`form#${id}`);
  const control = (name: string): Locator => form.locator(`[name=${name}]`);
  return {
    form,
    control,
    button: form.locator('[type=submit]'),
    async fillIn(answers: Readonly<Record<string, string>>): Promise<void> {
      for (const [name, value] of Object.entries(answers)) await control(name).fill(value);
    },
    /** The values of these fields. */
    async values(names: readonly string[]): Promise<Record<string, string>> {
      const values = names.map(async (name) => [name, await control(name).inputValue()] as const);
      return Object.fromEntries(await Promise.all(values));
    },
  };
}
