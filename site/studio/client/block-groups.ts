/** The groups of blocks in the gallery, the most used first. Other kinds, such as the site's own, come last. */
export const blockGroups = {
  words: 'prose cards faq steps checklist statement pair topics tabs groups values notice disclaimer legalText article',
  contact: 'callToAction formSection contactDetails bookingWidget formDialog',
  trust: 'serviceCards quotes cases stats team specimen',
  pictures: 'gallery video logos map',
} as const;

type Group = keyof typeof blockGroups | 'others';

export function grouped(kinds: readonly string[]): (readonly [Group, readonly string[]])[] {
  const known = Object.values(blockGroups).flatMap((names) => names.split(' '));
  const groups = Object.entries(blockGroups).map(
    ([group, names]) => [group as Group, names.split(' ').filter((kind) => kinds.includes(kind))] as const,
  );
  const all = [...groups, ['others', kinds.filter((kind) => !known.includes(kind))] as const];
  return all.filter(([, members]) => members.length > 0);
}
