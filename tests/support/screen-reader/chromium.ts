import type { Page } from 'playwright';

import type { Node } from './heard.ts';

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Roles that Chromium has names of its own for, or that only hold others. */
const ROLES: Readonly<Record<string, string | undefined>> = {
  StaticText: 'text',
  LineBreak: 'text',
  InlineTextBox: undefined,
  RootWebArea: 'document',
  ListMarker: undefined,
  LabelText: undefined,
  LayoutTable: undefined,
  DisclosureTriangle: 'button',
  Details: undefined,
  Legend: undefined,
  generic: undefined,
  none: undefined,
  strong: undefined,
  emphasis: undefined,
  code: undefined,
  time: undefined,
  sectionheader: undefined,
  sectionfooter: undefined,
  form: undefined,
  DescriptionList: undefined,
  term: undefined,
  definition: undefined,
  image: 'img',
  Abbr: undefined,
  Figcaption: undefined,
};

const STATES = ['required', 'invalid', 'disabled', 'checked', 'pressed', 'expanded', 'selected', 'modal'];

function statesOf({ properties = [] }: AxNode, role: string | undefined): string[] {
  const of = (name: string): unknown => properties.find((property) => property.name === name)?.value.value;
  const on = (name: string): boolean => of(name) === true || of(name) === 'true';
  return [
    ...(role === 'heading' ? [`level ${String(of('level'))}`] : []),
    ...STATES.filter(on),
    ...(of('expanded') === false ? ['collapsed'] : []),
  ];
}

/** What Chromium tells a screen reader of a page. */
export async function treeInChromium(page: Page): Promise<Node> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: AxNode): Node => {
    const own = node.ignored ? 'none' : (node.role?.value ?? 'none');
    const role = own in ROLES ? ROLES[own] : own;
    const children = role === 'text' ? [] : (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    return {
      ...(role !== undefined && { role }),
      name: node.name?.value ?? '',
      description: node.description?.value ?? '',
      states: statesOf(node, role),
      children: children.map(read),
    };
  };
  const [root] = nodes;
  if (!root) throw new Error('the page has no accessibility tree');
  return read(root);
}
