/** The language of the page. Not `<html lang>`, which a browser that translates the page replaces. */
export function pageLocale(): string {
  return document.getElementById('main')?.dataset['locale'] ?? '';
}
