import type { Site, SpecPath } from '../contract.ts';
import { useStudio } from './store.ts';
import { useName } from './words.ts';

/** Describes a path of the spec: its field, language, and page if not the open one. Empty if the path has no name. */
export function useWhere(): (path: SpecPath) => string {
  const name = useName();
  const site = useStudio((state) => state.site);
  const open = useStudio(({ page }) => page?.at);
  return (path) => {
    const language = site?.locales.find(({ code }) => code === path.at(-1));
    const field = path.slice(0, language ? -1 : undefined).findLast((step): step is string => typeof step === 'string');
    if (field === undefined || path.length < 2) return '';
    const isHere = open?.every((step, index) => path[index] === step);
    const locale = document.documentElement.lang;
    const isPage = ({ id, at }: Site['pages'][number]): boolean =>
      path[0] === 'pages' ? at?.[1] === path[1] : path[0] === 'routes' && path[1] === 'pages' && id === path[2];
    const page = site?.pages.find(isPage)?.label[locale];
    const article =
      path[0] === 'articles' && path[1] === 'entries' ? site?.articles[Number(path[2])]?.title[locale] : undefined;
    return [
      isHere ? undefined : (page ?? article),
      name(field, 'field', path[0] === 'forms' ? 'control' : String(path[0])),
      language?.name,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
