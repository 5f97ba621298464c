import { eachLocale } from '../compile/locales.ts';
import type { Outline, OutlinePage } from '../outline/outline.ts';
import type { SiteSpec, Localized } from '../schema/index.ts';

/** A box of the drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pages that belong together, under a heading. */
export interface Section {
  readonly heading: Localized;
  readonly y: number;
}

/** Where everything stands: pages in one column by section, forms beside their pages, tables beside their forms. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly sections: readonly Section[];
  readonly pages: ReadonlyMap<string, Box>;
  readonly forms: ReadonlyMap<string, Box>;
  readonly tables: ReadonlyMap<string, Box>;
}

/** The columns of the drawing. Links between pages run in arcs in the space before the first. */
export const columns = {
  heads: 30,
  pages: { x: 98, width: 300 },
  forms: { x: 444, width: 148 },
  tables: { x: 632, width: 164 },
} as const;
const width = 800;
const indent = 14;
const gap = 7;
/** The heights of what stands in a box. */
export const heights = { card: 36, line: 14, section: 34, column: 13 } as const;

interface Group {
  readonly heading: Localized;
  readonly members: readonly { readonly page: OutlinePage; readonly depth: number }[];
}

/** The pages by section: each branch below the home page, then what stands alone, is not listed or not there yet. */
export function groupsOf(spec: SiteSpec, { pages }: Outline): Group[] {
  const { home } = spec.routes;
  // The map itself is in English.
  const heading = (words: string): Localized => eachLocale(spec, () => words);
  const listed = pages.filter(({ kind, indexable, planned }) => kind !== 'unavailable' && indexable && !planned);
  const under = (id: string): OutlinePage[] => listed.filter(({ parent }) => parent === id);
  const branch = (page: OutlinePage, depth: number, seen: ReadonlySet<string>): Group['members'] =>
    seen.has(page.id)
      ? []
      : [{ page, depth }, ...under(page.id).flatMap((child) => branch(child, depth + 1, new Set([...seen, page.id])))];
  const first = pages.find(({ id }) => id === home);
  const branches = under(home).filter(({ id }) => under(id).length > 0);
  const flat = (members: readonly OutlinePage[]): Group['members'] => members.map((page) => ({ page, depth: 0 }));
  const groups: Group[] = [
    { heading: first?.label ?? heading(home), members: first ? [{ page: first, depth: 0 }] : [] },
    ...branches.map((page) => ({ heading: page.label, members: branch(page, 0, new Set()) })),
    { heading: heading('Other pages'), members: flat(under(home).filter(({ id }) => under(id).length === 0)) },
  ];
  const placed = new Set(groups.flatMap(({ members }) => members.map(({ page }) => page.id)));
  const left = pages.filter(({ id }) => !placed.has(id));
  const isThere = ({ kind, planned }: OutlinePage): boolean => kind !== 'unavailable' && !planned;
  return [
    ...groups,
    { heading: heading('Not in search engines'), members: flat(left.filter(isThere)) },
    { heading: heading('Not there yet'), members: flat(left.filter((page) => !isThere(page))) },
  ].filter(({ members }) => members.length > 0);
}

/** Boxes one under the other, each as near as can be to what it belongs to. */
function stacked(
  wanted: readonly { name: string; middle: number; height: number }[],
  x: number,
  width: number,
): Map<string, Box> {
  let bottom = columns.heads;
  return new Map(
    wanted
      .toSorted((a, b) => a.middle - b.middle)
      .map(({ name, middle, height }) => {
        const y = Math.max(bottom, middle - height / 2);
        bottom = y + height + 2 * gap;
        return [name, { x, y, width, height }] as const;
      }),
  );
}

function middleOf({ y, height }: Box): number {
  return y + height / 2;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** Places everything. Pure: the same outline gives the same drawing. */
export function layOut(spec: SiteSpec, outline: Outline): Layout {
  const pages = new Map<string, Box>();
  const sections: Section[] = [];
  let y = columns.heads;
  for (const { heading, members } of groupsOf(spec, outline)) {
    sections.push({ heading, y });
    y += heights.section;
    for (const { page, depth } of members) {
      const lines = page.aliases.length + outline.redirects.filter(({ to }) => to === page.id).length;
      const height = heights.card + lines * heights.line;
      pages.set(page.id, {
        x: columns.pages.x + depth * indent,
        y,
        width: columns.pages.width - depth * indent,
        height,
      });
      y += height + gap;
    }
    y += gap;
  }
  const middles = (ids: readonly string[], boxes: ReadonlyMap<string, Box>): number[] =>
    ids.flatMap((id) => (boxes.has(id) ? [middleOf(boxes.get(id) as Box)] : []));
  const forms = stacked(
    Object.keys(spec.forms).map((name) => ({
      name,
      middle: mean(
        middles(
          outline.pages.filter((page) => page.forms.includes(name)).map(({ id }) => id),
          pages,
        ),
      ),
      height: heights.card,
    })),
    columns.forms.x,
    columns.forms.width,
  );
  const tables = stacked(
    Object.entries(spec.tables).map(([name, table]) => ({
      name,
      middle: mean(
        middles(
          Object.keys(spec.forms).filter((form) => spec.forms[form]?.table === name),
          forms,
        ),
      ),
      height: heights.card + Object.keys(table.columns).length * heights.column,
    })),
    columns.tables.x,
    columns.tables.width,
  );
  const bottoms = [...pages.values(), ...forms.values(), ...tables.values()].map((box) => box.y + box.height);
  return { width, height: Math.max(...bottoms, y) + 12, sections, pages, forms, tables };
}
