import { pageLocale } from '../../lib/page-locale.ts';
import type { Edit, Json, SpecPath } from '../contract.ts';
import { editOrNotify } from './actions.ts';
import { showAddedBlock } from './added-block.ts';
import { copyOf } from './duplicate.ts';
import { IconButton } from './Glyph.tsx';
import { Handle } from './Handle.tsx';
import { elementOf } from './marked-elements.ts';
import { insertion, isBlock, isPart, isService, isText, kindOf, listOf, valueAt } from './places.ts';
import { getState, openForm, openValue, setState, useStudio } from './store.ts';
import { displayName, localeCodes, say } from './words.ts';

/** The actions for a block or a list item: move, remove, edit its settings, add another one after it. */
export function ItemBar({ item }: { readonly item: SpecPath }) {
  const { page, site, isBusy } = useStudio();
  const name = itemName(item);
  const siblings = siblingsOf(item);
  const seen = page && valueAt(page, item);
  if (!page || seen === undefined || !siblings) return null;
  const { list } = listOf(item);
  const index = siblings.findIndex((other) => other.at(-1) === item.at(-1));

  const move = (to: number): void => {
    const before = siblings.toSpliced(index, 1)[to]?.at(-1);
    const edit: Edit = isService(item)
      ? { kind: 'moveEntry', of: list, name: String(item[1]), before: before?.toString() }
      : { kind: 'move', list, from: index, to };
    void editOrNotify([{ edit, seen }]);
  };
  // In the list of blocks, dragging moves rows of the list instead of elements of the page.
  const places = (handle: Element): (Element | undefined)[] =>
    siblings.map((place) => {
      const rows = [...(handle.closest('.structure')?.children ?? [])] as HTMLElement[];
      return rows.find(({ dataset }) => dataset['place'] === JSON.stringify(place)) ?? elementOf(place, page);
    });
  const remove = (): void => void editOrNotify([{ edit: { kind: 'remove', list, index }, seen }]);
  const add = (): void => {
    if (isBlock(item) && !isPart(item)) setState({ window: { kind: 'gallery', list, index: index + 1 } });
    else if (isService(item)) setState({ window: { kind: 'newPage', isService: true } });
    else
      openForm({
        title: say('add.title', { name }),
        question: { of: 'place', at: item },
        insert: { list, index: index + 1, seen: valueAt(page, [...list, index + 1]) },
      });
  };
  const copy =
    isBlock(item) && !isPart(item) ? copyOf(seen, site?.pages.flatMap(({ anchors }) => anchors) ?? []) : undefined;
  const duplicate = async (block: Json): Promise<void> => {
    if (await editOrNotify([insertion(page, list, index + 1, block)])) showAddedBlock([...list, index + 1], block);
  };
  const settings = (): void => openValue(item, { title: say('settings.title', { name }) });
  const button = (icon: string, label: string, press: () => void, isOff = false) => (
    <IconButton icon={icon} label={`${label}: ${name}`} title={label} disabled={isOff || isBusy} onClick={press} />
  );
  return (
    <div className="bar" role="group" aria-label={name}>
      <Handle name={name} from={index} places={places} onMove={move} />
      {button('arrow-up', say('up'), () => move(index - 1), index === 0)}
      {button('arrow-down', say('down'), () => move(index + 1), index === siblings.length - 1)}
      {button('plus', say('add'), add)}
      {copy === undefined ? null : button('copy', say('duplicate'), () => void duplicate(copy))}
      {isText(seen, localeCodes()) ? null : button('gear', say('settings'), settings)}
      {isService(item) ? null : button('x', say('remove'), remove)}
    </div>
  );
}

/** All items of the list that contains an item, in order; for a service, all services. */
function siblingsOf(item: SpecPath): readonly SpecPath[] | undefined {
  const { page, site } = getState();
  if (isService(item)) return site?.services.map(({ name }) => ['services', name]);
  const { list } = listOf(item);
  const items = page && valueAt(page, list);
  return Array.isArray(items) ? items.map((_, index) => [...list, index]) : undefined;
}

/** The display name of an item: the title of a service, the kind of a block, otherwise the name of its list. */
function itemName(item: SpecPath): string {
  const { page, site } = getState();
  const service = site?.services.find((one) => isService(item) && one.name === item[1]);
  if (service) return service.title[pageLocale()] ?? '';
  const value = page && valueAt(page, item);
  const kind = isBlock(item) ? kindOf(value) : undefined;
  if (kind !== undefined) return displayName(kind);
  const owner = page && kindOf(valueAt(page, item.slice(0, -2)));
  return `${displayName(String(item.at(-2)), 'field', owner)} ${Number(item.at(-1)) + 1}`;
}
