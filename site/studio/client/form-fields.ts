import type { Json, PageAnswer } from '../contract.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';
import { isObject, valueAt } from './places.ts';

type Fields = Readonly<Record<string, { readonly [key: string]: Json }>>;

/** The fields of a form on the page. */
export function fieldsOf(page: PageAnswer | undefined, form: string): Fields {
  const fields = page && valueAt(page, ['forms', form, 'fields']);
  return (isObject(fields) ? fields : {}) as Fields;
}

/** The label of a field in the page's language. */
export function labelOf(page: PageAnswer | undefined, field: Fields[string] | undefined): string {
  const label = field?.['label'];
  const isShared = isObject(label) && label['kind'] === 'message';
  const words = isShared ? page && valueAt(page, ['messages', String(label['name'])]) : label;
  return isObject(words) ? String(words[document.documentElement.lang] ?? '') : '';
}

/** The text key for the name of a kind of field. */
export function controlKey(control: Json | undefined): StudioTextKey {
  return `control.${String(control)}` as StudioTextKey;
}
