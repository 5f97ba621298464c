import { pageLocale } from '../../lib/page-locale.ts';
import type { Json, SpecPath } from '../contract.ts';
import { ItemBar } from './ItemBar.tsx';
import { elementOf } from './marked-elements.ts';
import { isBlock, isObject, stringIn, valueAt } from './places.ts';
import { Sheet } from './Sheet.tsx';
import { setState, useStudio } from './store.ts';
import { say } from './words.ts';

function blocksIn(value: Json | undefined, path: SpecPath): SpecPath[] {
  if (Array.isArray(value))
    return value.flatMap((item: Json, index) => [
      ...(isBlock([...path, index]) ? [[...path, index]] : []),
      ...blocksIn(item, [...path, index]),
    ]);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => blocksIn(inner, [...path, key])) : [];
}

/** Lists the blocks of the page in order, including those that are not visible on their own. */
export function StructureWindow() {
  const { page } = useStudio();
  const at = page?.at;
  const blocks = page && at ? blocksIn(valueAt(page, at), at) : [];
  const count = blocks.filter(({ length }) => length === 4).length;
  const heading = (block: SpecPath): string => {
    const value = page && valueAt(page, block);
    const locale = pageLocale();
    return stringIn(value, 'heading', locale) || stringIn(value, 'caption', locale);
  };
  return (
    <Sheet title={say('structure.title')}>
      <ol className="structure">
        {blocks.map((block) => (
          <li
            key={JSON.stringify(block)}
            data-place={JSON.stringify(block)}
            className={block.filter((step) => step === 'blocks').length > 1 ? 'inside' : ''}
          >
            <button
              type="button"
              className="link-like"
              onClick={() => page && elementOf(block, page)?.scrollIntoView({ block: 'center' })}
            >
              {heading(block) || say('structure.unnamed')}
            </button>
            <ItemBar item={block} />
          </li>
        ))}
      </ol>
      {at?.[0] === 'pages' ? (
        <button
          type="button"
          className="add"
          onClick={() => setState({ window: { kind: 'gallery', list: [...at, 'blocks'], index: count } })}
        >
          + {say('structure.add')}
        </button>
      ) : null}
    </Sheet>
  );
}
