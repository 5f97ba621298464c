import type { CompiledDrawing } from '#contract';

const attribute = /([\w:-]+)="([^"]*)"/g;
/** What only an SVG that is a file of its own needs, or what the place where it is drawn decides. */
const dropped = new Set(['xmlns', 'viewBox', 'width', 'height', 'class', 'data-foot']);

/** Takes a drawing apart. Its shape has been checked. */
export function compileDrawing(svg: string): CompiledDrawing {
  const plain = svg.replaceAll(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  const [, root = '', inside = ''] = /<svg\b([^>]*)>([^]*)<\/svg>/.exec(plain) ?? [];
  const attributes = new Map([...root.matchAll(attribute)].map(([, name = '', value = '']) => [name, value]));
  const viewBox = attributes.get('viewBox') ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return {
    viewBox,
    box: { x, y, width, height },
    foot: Number(attributes.get('data-foot') ?? y + height),
    attributes: Object.fromEntries(
      [...attributes].filter(([name]) => !dropped.has(name) && !name.startsWith('xmlns:')),
    ),
    // As React would write it, and without white space between the elements.
    markup: inside
      .replaceAll(/>\s+</g, '><')
      .trim()
      .replaceAll(/<(\w+)([^<>]*?)\s*\/>/g, '<$1$2></$1>'),
  };
}
