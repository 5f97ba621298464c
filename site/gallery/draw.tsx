import type { CompiledBlock, CompiledForms, CompiledPage, Locale, Localized } from '#contract';
import { forms } from '#generated/forms/index.ts';
import { routes } from '#generated/routes.ts';
import type { Block } from '#schema';
import { compilePage } from '../../generator/compile/page.ts';
import { Block as Drawn } from '../blocks/Block.tsx';
import { FormsProvider } from '../blocks/parts/FormBox.tsx';
import { Action, inEach } from '../blocks/parts/actions.tsx';
import { createTexts, pageMarkup } from '../render/page.tsx';
import { ImagesProvider } from '../pictures/picture-view.tsx';
import type { CustomExample } from './fixtures.ts';
import { exampleForm } from './form.ts';
import { frame, sharedTexts, textsOf } from './frame.ts';
import { everyControl } from './example.ts';
import { pictures } from './pictures.ts';

// This folder uses the generator to compile its examples as it compiles pages. It only runs on the dev server and in
// tests; visitors get nothing that imports it.

const shownForms: CompiledForms = { ...forms, [everyControl]: exampleForm };

const untitled = inEach('Example') as Localized;

export interface Place {
  readonly locale: Locale;
  readonly layout: CompiledPage['layout'];
  /** A prefix for every id, so that examples can share a page. Default: ids as on a page. */
  readonly scope?: string;
}

/** Renders a block that is written as in a spec, as on a page with that layout. */
export function drawBlock(block: Block, { locale, layout, scope }: Place): string {
  if (namesForm(block) && Object.keys(forms).length === 0) return '<p class="wrap">This site has no form to show.</p>';
  const { page, texts } = compilePage(frame, {
    id: frame.routes.home,
    layout,
    title: untitled,
    description: untitled,
    blocks: [block],
  });
  const [compiled] = page.blocks;
  if (!compiled) throw new Error('The generator compiled no block.');
  return draw(compiled, { page, texts: texts[locale], locale, scope });
}

/** Renders a block of a kind that the spec defines. */
export function drawCustom({ block, page }: CustomExample, { locale, scope }: Omit<Place, 'layout'>): string {
  return draw(block, { page, texts: textsOf(page.id, locale), locale, scope });
}

interface Drawing {
  readonly page: CompiledPage;
  readonly texts: object;
  readonly locale: Locale;
  readonly scope: string | undefined;
}

function draw(block: CompiledBlock, { page, texts, locale, scope }: Drawing): string {
  const entry = routes.find((route) => route.locale === locale);
  if (!entry) throw new Error(`The site has no page in ${locale}.`);
  const html = pageMarkup(
    { locale, entry, page },
    createTexts(locale, 'example', { [locale]: { example: texts, shared: sharedTexts(locale) } }),
    <ImagesProvider value={pictures}>
      <FormsProvider value={shownForms}>
        <Opener block={block} />
        <Drawn block={block} />
      </FormsProvider>
    </ImagesProvider>,
  );
  return scope === undefined ? html : scopeIds(html, scope);
}

function namesForm(block: Block): boolean {
  return (
    block.kind === 'formSection' ||
    block.kind === 'formDialog' ||
    (block.kind === 'tabs' && block.panels.some(({ blocks }) => blocks.some(namesForm)))
  );
}

// A closed dialog is invisible, so the gallery shows the button that opens it, which a page has elsewhere.
function Opener({ block }: { block: CompiledBlock }) {
  if (block.kind !== 'formDialog') return null;
  return (
    <p className="wrap gallery__opener">
      <Action action={{ kind: 'dialog', label: block.heading, dialog: block.id }} />
    </p>
  );
}

/** The attributes whose value is an id or several, apart from `href`. */
const idAttributes =
  / (id|for|aria-labelledby|aria-describedby|aria-controls|commandfor|data-alert|data-dialog|data-tabs)="([^"]*)"/g;

/**
 * Adds a prefix to every id in a piece of markup, and to every reference to one. Forms keep their ids, by which React
 * hydrates them.
 * @example scopeIds('<h2 id="a">…</h2><a href="#a">…</a>', 'one-') // '<h2 id="one-a">…</h2><a href="#one-a">…</a>'
 */
export function scopeIds(html: string, prefix: string): string {
  const forms = [...html.matchAll(/<form id="([^"]+)"/g)].map(([, id = '']) => id);
  const scoped = (id: string): string =>
    forms.some((form) => id === form || id.startsWith(`${form}-`)) ? id : prefix + id;
  return html
    .replace(idAttributes, (_, name: string, ids: string) => ` ${name}="${ids.split(' ').map(scoped).join(' ')}"`)
    .replace(/(?<!<use) href="#([^"]+)"/g, (_, id: string) => ` href="#${scoped(id)}"`);
}
