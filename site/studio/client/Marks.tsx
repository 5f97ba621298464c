import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { SpecPath } from '../contract.ts';
import { ItemBar } from './ItemBar.tsx';
import { listen } from './listen.ts';
import type { Hovered } from './listen.ts';
import { useRect } from './look.ts';
import { elementOf } from './marks.ts';
import { isBlock, itemsOf } from './places.ts';
import { useStudio } from './store.ts';

/** Shows what can be changed where the pointer or the focus is: an outline around the text, and a bar at its block and its card. */
export function Marks(): ReactElement | null {
  const [hovered, setHovered] = useState<Hovered>();
  const page = useStudio((state) => state.page);
  const isEditing = useStudio((state) => state.isEditing);
  const isOpen = useStudio(({ window }) => window?.kind === 'text');
  useEffect(() => listen(setHovered), []);
  const rect = useRect(hovered?.element);
  if (!page || !hovered || !isEditing || !hovered.element.isConnected) return null;
  const place = hovered.found.action ?? hovered.found.text ?? [];
  const items = itemsOf(page, place);
  const block = items.findLast(isBlock);
  const inner = items.findLast((item) => !isBlock(item));
  return (
    <>
      {isOpen ? null : <div className="box" style={{ left: rect.left - 4, top: rect.top - 4, width: rect.width + 8, height: rect.height + 8 }} />}
      {block ? <BarAt item={block} key={JSON.stringify(block)} /> : null}
      {inner && !isOpen ? <BarAt item={inner} key={JSON.stringify(inner)} /> : null}
    </>
  );
}

function BarAt({ item }: { readonly item: SpecPath }): ReactElement | null {
  const page = useStudio((state) => state.page);
  const element = page && elementOf(item, page);
  const rect = useRect(element);
  if (!element) return null;
  const isInner = !isBlock(item);
  // At the upper edge of what it is about, as long as that can be seen.
  const top = Math.max(8, Math.min(isInner ? rect.top - 14 : rect.top + 4, innerHeight - 120));
  return (
    <>
      <div className={isInner ? 'frame frame--inner' : 'frame'} style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }} />
      <div className="barplace" style={{ right: Math.max(8, document.documentElement.clientWidth - rect.right + 4), top }}>
        <ItemBar item={item} />
      </div>
    </>
  );
}
