import type { SpecPath } from '../contract.ts';
import { useStudio } from './store.ts';
import { useName } from './words.ts';

/** Says which field a place is, in which language and on which other page; nothing for a place that has no name. */
export function useWhere(): (path: SpecPath) => string {
  const name = useName();
  const site = useStudio((state) => state.site);
  const open = useStudio(({ page }) => page?.at);
  return (path) => {
    const language = site?.locales.find(({ code }) => code === path.at(-1));
    const field = path.slice(0, language ? -1 : undefined).findLast((step): step is string => typeof step === 'string');
    const isElsewhere = path[0] === 'pages' && open?.[0] === 'pages' && path[1] !== open[1];
    const page = isElsewhere ? site?.pages.find(({ at }) => at?.[1] === path[1])?.label[document.documentElement.lang] : undefined;
    if (field === undefined || path.length < 2) return '';
    return [page, name(field, 'field'), language?.name].filter(Boolean).join(' · ');
  };
}
