import { compileBrand, familiesOf, tint } from '../compile/brand.ts';
import type { Brand, Colours, Constants, Footer, SiteSpec } from '../schema/index.ts';
import { constantsFile, type PlannedFile } from './file.ts';

/** The data of the components that draw the brand, the custom properties of the style sheets, and the favicon. */
export function emitBrand({ brand, footer, constants }: SiteSpec): PlannedFile[] {
  return [
    constantsFile('site/generated/brand.ts', 'brand', [
      'Fonts, colours and drawings.',
      'brand: CompiledBrand',
      compileBrand(brand),
    ]),
    { path: 'site/generated/tokens.css', source: 'brand', content: tokens(brand, footer) + delays(constants) },
    { path: 'site/generated/favicon.svg', source: 'brand.favicon', content: `${brand.favicon.trim()}\n` },
  ];
}

/** @example declarations({ stoneDeep: '#e4e4e4' }, '  ') // '  --stone-deep: #e4e4e4;\n' */
function declarations(values: Readonly<Record<string, string>>, indent: string): string {
  const property = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.entries(values)
    .map(([name, value]) => `${indent}--${property(name)}: ${value};\n`)
    .join('');
}

/** The number of cards that enter one after the other; further ones enter with the first. */
const MAX_STAGGERED = 8;

/** The delays between the entrances of cards. */
function delays({ cardStagger }: Constants): string {
  return Array.from(
    { length: MAX_STAGGERED - 1 },
    (_, at) => `.enter > :nth-child(${at + 2}) { --delay: ${(at + 1) * cardStagger}ms; }\n`,
  ).join('');
}

/** The tones that style sheets use, as `--tone-coping`: those of rooms on every page, those of the wall on its own. */
const roomTones = ['coping', 'footing', 'hall', 'moulding', 'steel'];
const wallTones = ['cornice', 'glass-shade', 'pane', 'wall', 'window-lit'];

function tonesOf(names: readonly string[], tones: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (tones[name] === undefined ? [] : [[`tone-${name}`, tones[name]]])),
  );
}

function tokens(brand: Brand, { columns }: Footer): string {
  const { colours, tones, headingFont, textFont } = brand;
  const { light, dark } = colours;
  const properties = {
    ...light,
    ...tonesOf(roomTones, tones?.light),
    plinthAccentTint: tint(light.plinthAccent),
    heading: familiesOf(headingFont),
    ...(textFont && { sans: familiesOf(textFont) }),
    footerColumns: columns.map(({ width = 1 }) => `${width}fr`).join(' ') || '1fr',
  };
  // The dark theme only overrides colours that differ.
  const overrides = Object.fromEntries(
    Object.entries(dark).filter(([name, value]) => light[name as keyof Colours] !== value),
  );
  // Papers stay pale at night, as under a lamp.
  const { paper } = tones?.dark ?? {};
  const ofPaper = paper && {
    ...Object.fromEntries(
      Object.entries(light).filter(([name]) => name in overrides && !/plinth|error|success/i.test(name)),
    ),
    paper,
  };
  const wall = tonesOf(wallTones, tones?.light);
  return `:root {
  color-scheme: light;
${declarations(properties, '  ')}}

@media not print {
  :root.dark {
    color-scheme: dark;
${declarations({ ...overrides, ...tonesOf(roomTones, tones?.dark) }, '    ')}  }
${ofPaper ? `  .dark .specimen {\n    color-scheme: light;\n${declarations(ofPaper, '    ')}  }\n` : ''}}
${
  brand.wall
    ? `.wall-section {\n${declarations(wall, '  ')}}\n.dark .wall-section {\n${declarations(tonesOf(wallTones, tones?.dark), '  ')}}\n`
    : ''
}`;
}
