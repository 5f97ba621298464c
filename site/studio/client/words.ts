import { useStudio } from './store.ts';
import type { StudioTextKey } from '../../../generator/schema/studio-texts.ts';

/** Says something in the language of the page; `{{name}}` are values. */
export type Say = (key: StudioTextKey, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the studio in the language of the page that is looked at. */
export function useSay(): Say {
  const texts = useStudio(({ site }) => site?.texts);
  const words = texts?.[document.documentElement.lang] ?? Object.values(texts ?? {})[0] ?? {};
  return (key, values = {}) => (words[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The name of a kind of block or of a field: the spec's words, or its own name in words. */
export function useName(): (kind: string, what?: 'kind' | 'field') => string {
  const texts = useStudio(({ site }) => site?.texts);
  const words = texts?.[document.documentElement.lang] ?? Object.values(texts ?? {})[0] ?? {};
  return (name, what = 'kind') => {
    const said = words[`${what}.${name}`];
    if (said !== undefined) return said;
    const plain = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]+/g, ' ').toLowerCase();
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}
