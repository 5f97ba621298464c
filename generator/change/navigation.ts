import type { NavigationLink } from '../schema/index.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { destinationOf } from './change.ts';
import type { Change } from './change.ts';
import { differences } from './differences.ts';
import { names } from './value.ts';

/** A list of links in header or footer: what they lead to, and all there is to them. */
interface LinkList {
  readonly shown: string;
  readonly entries: unknown;
}

function linkLists(change: Change, { header, footer }: Snapshot): Record<string, LinkList> {
  const nameOf = (link: NavigationLink): string =>
    link.kind === 'page' ? link.page : (destinationOf(change, link) ?? link.kind);
  const listOf = (links: readonly NavigationLink[] = [], entries: unknown = links): LinkList => ({
    shown: links.map(nameOf).join(', ') || 'nothing',
    entries,
  });
  const sections = footer.columns.flatMap((column) => column.sections);
  return {
    'header.entries': listOf(
      header.entries.map(({ link }) => link),
      header.entries,
    ),
    'footer.actions': listOf(footer.actions),
    ...Object.fromEntries(
      sections.flatMap((section) =>
        section.kind === 'links' ? [[`footer.${section.id}`, listOf(section.links)] as const] : [],
      ),
    ),
  };
}

/** The footer without its lists of links. */
function columnsOf({ footer }: Snapshot): unknown {
  return footer.columns.map(({ sections, ...column }) => ({
    ...column,
    sections: sections.map((section) => (section.kind === 'links' ? { ...section, links: undefined } : section)),
  }));
}

/** What changed of header and footer: where their links lead or, where that is the same, what they say; and the rest. */
export function navigationChanges(change: Change): string[] {
  const { before, after } = change;
  const [old, now] = [linkLists(change, before), linkLists(change, after)];
  const { added, removed, kept } = names(old, now);
  const lists = [...kept, ...added, ...removed].flatMap((name) => {
    const [was, is] = [old[name]?.shown ?? 'nothing', now[name]?.shown ?? 'nothing'];
    return was === is ? differences(name, old[name]?.entries, now[name]?.entries) : [`${name}: ${was} → ${is}`];
  });
  return [
    ...lists,
    ...differences('header.action', before.header.action, after.header.action),
    ...differences('footer.columns', columnsOf(before), columnsOf(after)),
  ];
}
