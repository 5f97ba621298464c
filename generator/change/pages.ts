import { isAction } from '../compile/value.ts';
import type { Block } from '../schema/index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { destinationOf, pathOf } from './change.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { compared, contrast } from './phrases.ts';
import { isNamed, names, same } from './value.ts';

type PageSnapshot = Snapshot['pages'][string];

/** What people call a block: the kind that the engine has, or the name of the spec's own. */
export function kindOf(block: Block): string {
  return block.kind === 'custom' ? block.block : block.kind;
}

function allBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => [
    block,
    ...(block.kind === 'tabs' ? block.panels.flatMap((panel) => allBlocks(panel.blocks)) : []),
  ]);
}

/** Where everything on a page leads. */
function destinationsIn(change: Change, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => destinationsIn(change, item));
  if (!isNamed(value)) return [];
  if (isAction(value)) return [destinationOf(change, value) ?? []].flat();
  return Object.values(value).flatMap((inner) => destinationsIn(change, inner));
}

/** The settings of a block itself, such as its id: not its texts, links and lists. */
function settingsOf(block: Block): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(block).filter(([key, value]) => key !== 'form' && key !== 'html' && typeof value !== 'object'),
  );
}

/** What is not described by a contrast of the two values. */
const described = new Set(['blocks', 'title', 'description', 'headerAction']);

function pageChanges(change: Change, was: PageSnapshot, now: PageSnapshot): string[] {
  const [old, present] = [allBlocks(was.blocks), allBlocks(now.blocks)];
  const blocks = compared(old.map(kindOf), present.map(kindOf));
  const forms = compared(
    ...([old, present].map((page) => page.flatMap((block) => ('form' in block ? [block.form] : []))) as [
      string[],
      string[],
    ]),
  );
  const destinations = compared(
    destinationsIn(change, [was.headerAction, was.blocks]),
    destinationsIn(change, [now.headerAction, now.blocks]),
  );
  const isInOrder = same(old.map(kindOf), present.map(kindOf));
  return [
    ...forms.added.map((form) => `shows the form ${form}`),
    ...forms.removed.map((form) => `no longer shows the form ${form}`),
    ...blocks.added.map((kind) => `block ${kind} added`),
    ...blocks.removed.map((kind) => `block ${kind} removed`),
    ...(blocks.added.length + blocks.removed.length === 0 && !isInOrder ? ['blocks in another order'] : []),
    ...destinations.added.map((to) => `link to ${to} added`),
    ...destinations.removed.map((to) => `link to ${to} removed`),
    ...(isInOrder
      ? present.flatMap((block, index) =>
          differences(`block ${kindOf(block)}`, settingsOf(old[index]!), settingsOf(block)),
        )
      : []),
    ...(Object.keys({ ...was, ...now }) as (keyof PageSnapshot)[])
      .filter((key) => !described.has(key) && !same(was[key], now[key]))
      .map((key) => `${key} ${contrast(was[key], now[key])}`),
  ];
}

/** What changed of what the pages are made of: blocks, forms on them, links, layout. */
export function pagesChanges(change: Change): string[] {
  return names(change.before.pages, change.after.pages).kept.flatMap((id) => {
    const changes = pageChanges(change, change.before.pages[id]!, change.after.pages[id]!);
    return changes.length > 0 ? [`${pathOf(change, id)}: ${changes.join('; ')}`] : [];
  });
}
