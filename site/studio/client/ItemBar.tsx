import type { ReactElement } from 'react';
import type { Edit, Json, SpecPath } from '../contract.ts';
import { editOrTell } from './actions.ts';
import { IconButton } from './Glyph.tsx';
import { Handle } from './Handle.tsx';
import { elementOf } from './marks.ts';
import { isBlock, isPart, isService, isText, kindOf, listOf, valueAt } from './places.ts';
import { setState, useStudio } from './store.ts';
import type { Window } from './store.ts';
import { useName, useSay } from './words.ts';

/** What can be done with a block or an item of a list: move it, remove it, set it, put another one after it. */
export function ItemBar({ item }: { readonly item: SpecPath }): ReactElement | null {
  const say = useSay();
  const page = useStudio((state) => state.page);
  const isBusy = useStudio((state) => state.isBusy);
  const locales = useStudio(({ site }) => site?.locales ?? []).map(({ code }) => code);
  const name = useItemName(item);
  const siblings = useSiblings(item);
  const seen = page && valueAt(page, item);
  if (!page || seen === undefined || !siblings) return null;
  const { list } = listOf(item);
  const index = siblings.findIndex((other) => other.at(-1) === item.at(-1));

  const move = (to: number): void => {
    const before = siblings.toSpliced(index, 1)[to]?.at(-1);
    const edit: Edit = isService(item)
      ? { kind: 'moveEntry', of: list, name: String(item[1]), ...(before !== undefined && { before: String(before) }) }
      : { kind: 'move', list, from: index, to };
    void editOrTell([{ edit, seen }]);
  };
  // In the list of blocks, the lines of the list are what is dragged.
  const places = (handle: Element): (Element | undefined)[] =>
    siblings.map((place) => {
      const lines = [...(handle.closest('.structure')?.children ?? [])] as HTMLElement[];
      return lines.find(({ dataset }) => dataset['place'] === JSON.stringify(place)) ?? elementOf(place, page);
    });
  const remove = (): void => void editOrTell([{ edit: { kind: 'remove', list, index }, seen }]);
  const add = (): void =>
    setState({
      window:
        isBlock(item) && !isPart(item)
          ? { kind: 'gallery', list, index: index + 1 }
          : isService(item)
            ? { kind: 'newPage', isService: true }
            : addWindow(item, valueAt(page, [...list, index + 1]), say('add.title', { name })),
    });
  const settings = (): void =>
    setState({
      window: {
        kind: 'form',
        target: {
          title: say('settings.title', { name }),
          question: { of: 'place', at: item },
          value: seen,
          make: (value) => ({ edit: { kind: 'value', at: item, value }, seen }),
        },
      },
    });
  const button = (icon: string, label: string, press: () => void, isOff = false): ReactElement => (
    <IconButton icon={icon} label={`${label}: ${name}`} title={label} disabled={isOff || isBusy} onClick={press} />
  );
  return (
    <div className="bar" role="group" aria-label={name}>
      <Handle name={name} from={index} places={places} onMove={move} />
      {button('arrow-up', say('up'), () => move(index - 1), index === 0)}
      {button('arrow-down', say('down'), () => move(index + 1), index === siblings.length - 1)}
      {button('plus', say('add'), add)}
      {isText(seen, locales) ? null : button('gear', say('settings'), settings)}
      {isService(item) ? null : button('x', say('remove'), remove)}
    </div>
  );
}

/** The window that asks for another item like this one. */
function addWindow(item: SpecPath, next: Json | undefined, title: string): Window {
  const { list, index } = listOf(item);
  return {
    kind: 'form',
    target: {
      title,
      question: { of: 'place', at: item },
      make: (value) => ({
        edit: { kind: 'insert', list, index: index + 1, item: value },
        ...(next !== undefined && { seen: next }),
      }),
    },
  };
}

/** The items of the list that an item is in, in their order; the services. */
function useSiblings(item: SpecPath): readonly SpecPath[] | undefined {
  const page = useStudio((state) => state.page);
  const services = useStudio(({ site }) => site?.services);
  if (isService(item)) return services?.map(({ name }) => ['services', name]);
  const { list } = listOf(item);
  const items = page && valueAt(page, list);
  return Array.isArray(items) ? items.map((_, index) => [...list, index]) : undefined;
}

/** What an item is called: a service by its title, a block by its kind, all others by the list that it is in. */
export function useItemName(item: SpecPath): string {
  const name = useName();
  const page = useStudio((state) => state.page);
  const service = useStudio(({ site }) => site?.services.find((one) => isService(item) && one.name === item[1]));
  if (service) return service.title[document.documentElement.lang] ?? '';
  const value = page && valueAt(page, item);
  const kind = isBlock(item) ? kindOf(value) : undefined;
  if (kind !== undefined) return name(kind);
  return `${name(String(item.at(-2)), 'field', page && kindOf(valueAt(page, item.slice(0, -2))))} ${Number(item.at(-1)) + 1}`;
}
