/**
 * What repeats on pages: a class like a utility, but overridden by the sheets of blocks and by the utilities beside it.
 * A variant such as `button--primary` accompanies its base and sets nothing that the base sets, since their order is
 * not defined.
 */
export const shortcuts: Record<string, string> = {
  // Page and sections
  wrap: 'w-full max-w-page mx-auto px-gutter',
  section: 'py-section',
  'section--stone': 'bg-stone',
  /** Twelve columns from 62rem on; `lg:col-span-5` and the like place the children. */
  columns: 'grid gap-x-6 lg:grid-cols-12',
  /** Two columns from 62rem on, the second from the edge that all pages share. */
  halves: 'grid gap-10 lg:(grid-cols-[var(--columns)] gap-6)',
  /** The ground of a page's top with a drawing: the floor on which the drawing stands. */
  stage:
    'pb-5 [background:linear-gradient(transparent_calc(100%-1.25rem),var(--tone-coping,var(--line))_0_calc(100%-0.8rem),' +
    'var(--tone-footing,var(--line-strong))_0),var(--stone)]',
  /** Text and drawing side by side, each half as wide as the page. */
  stage__halves: 'lg:(grid grid-cols-2 gap-x-6 items-end)',
  stage__picture: 'max-w-160 mx-auto pt-10 max-lg:-mx-gutter md:max-lg:mx-auto lg:(w-full pt-12)',
  /** A link that takes the whole of its `relative` box. */
  cover: 'after:(content-empty absolute inset-0)',
  /** A box that shows the focus of the link in it. */
  framed: 'focus-within:([outline:3px_solid_var(--accent)] [outline-offset:-3px])',
  sr: 'absolute w-px h-px m-[-1px] of-hidden [clip-path:inset(50%)] whitespace-nowrap',

  /** What only works, or is only needed, with the page's scripts or without. */
  scripted: '[html:not(.js)_&]:!hidden',
  unscripted: '[.js_&]:!hidden',

  // Lines
  rule: 'border-t border-line',
  'rule-strong': 'border-t border-line-strong',
  'rule-double': 'border-t-6 border-t-double border-line-strong',
  'rule-accent': 'border-t-3 border-accent',

  // Type. Elements h1 to h3 have the sizes already; these are for other elements, and for another size.
  'heading-1': 'font-heading font-460 text-h1 tracking-[-0.028em] text-balance',
  'heading-2': 'font-heading font-460 text-h2 tracking-[-0.018em] text-balance',
  'heading-3': 'font-heading font-500 text-h3 tracking-[-0.01em] text-balance',
  label: 'font-sans font-600 text-small leading-[1.4] tracking-0',
  lead: 'mt-4 max-w-measure text-ink-soft text-large leading-[1.5]',
  soft: 'max-w-measure text-ink-soft',
  small: 'text-small text-ink-soft',
  /** The eyebrow has the page's only spark. Its text is one element, since the gap separates all children. */
  eyebrow:
    'flex items-center gap-3 mb-3 text-small font-600 tracking-[0.04em] text-ink-soft ' +
    'md:mb-6 before:(content-empty shrink-0 w-8 h-1 border-y-2 border-y-solid border-spark)',

  // Header and footer
  skip: 'absolute left-gutter -top-24 z-30 px-5 py-3 bg-accent text-on-accent focus:top-2 print:hidden',
  'nav-link': 'inline-flex items-center gap-2 min-h-11 no-underline hover:text-accent',
  'language-link':
    'nav-link px-2 text-ink-soft aria-[current]:(text-ink font-650 [box-shadow:inset_0_-2px_var(--accent)])',
  'footer-link': 'py-1.2 text-inherit no-underline hover:(text-on-plinth underline)',
  'switch-button':
    'inline-flex items-center justify-center gap-2 h-9 min-w-9 px-2 bg-transparent text-paper-small text-ink-soft ' +
    'cursor-pointer border-line not-first:border-l hover:text-accent ' +
    'aria-[pressed=true]:(bg-stone-deep text-ink font-600)',

  /** A short entry of a list, after a small diamond. */
  point:
    'relative pl-6 before:(content-empty absolute left-0 top-[1.05em] box-border w-1.8 h-1.8 border-1.5 border-solid ' +
    'border-accent [rotate:45deg])',
  /** A shorter one without a sign: a line of its own; on a phone all flow in one text. */
  'point-line':
    'text-small leading-[1.45] md:(py-1.8 border-t border-line) max-md:(inline not-last:after:content-["_·_"])',
  /** Digits of one height and width. */
  figures: '[font-variant-numeric:lining-nums_tabular-nums]',
  /** A ring around what matters most on a paper, as if drawn by pen. */
  ringed:
    'relative inline-block before:(content-empty box-border absolute inset-[-0.25em_-0.6em] border-2.5 border-solid ' +
    'border-spark rounded-[1.2em_1.5em_1.1em_1.4em] rotate--1 pointer-events-none)',
  /** An input of a paper: a line to write on. */
  blank:
    'min-h-11 md:min-h-8 max-w-full px-0 py-0.5 border-0 border-b-1.5 border-solid border-accent rounded-none bg-transparent ' +
    // Also while the focus is on the button for the calendar, which is within.
    'text-inherit font-600 accent-accent focus-within:([outline:3px_solid_var(--accent)] outline-offset-0)',
  /** A grid of panes. */
  windows:
    'grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] md:grid-cols-2 border-t border-l border-line ' +
    '[&>*]:(border-r border-b border-line)',
  windows__head: 'flex flex-col justify-between gap-x-8 gap-y-3 p-5 md:p-6 bg-plinth text-on-plinth',
  draft: 'px-2.4 py-0.4 rounded-radius bg-accent text-on-accent tracking-0 empty:hidden',

  // Links and buttons
  'icon-button': 'grid place-items-center w-9 h-9 bg-transparent text-ink-soft cursor-pointer hover:text-accent',
  chip:
    'inline-flex items-center min-h-11 px-4.4 py-1.4 border-1.5 border-line-strong rounded-radius text-small font-600 ' +
    'no-underline hover:(border-accent text-accent)',
  'chip-here': 'border-accent bg-accent text-on-accent',
  link: 'inline-flex items-center gap-2 min-h-11 text-accent font-600',
  actions: 'flex flex-wrap items-center gap-x-4 gap-y-3 mt-8',
  button:
    'inline-flex items-center gap-[0.6em] border-1.5 rounded-radius text-base leading-[1.25] font-600 cursor-pointer',
  'button--primary':
    'button-box bg-accent border-accent text-on-accent hover:(bg-accent-strong border-accent-strong text-on-accent)',
  'button--secondary':
    'button-box bg-transparent border-accent text-accent ' +
    'hover:(bg-accent-tint border-accent-strong text-accent-strong)',
  'button--quiet':
    'min-h-11 px-0 py-2.6 bg-transparent border-transparent text-accent text-left underline decoration-1 ' +
    'underline-offset-[0.3em] hover:decoration-2',
  'button-box': 'justify-center min-h-12 px-5.4 py-2.6 text-center no-underline',

  // Forms
  'form-box': 'px-4 py-5 md:px-7 md:py-6 bg-paper border border-line border-t-2 border-t-accent',
  form: 'grid gap-3',
  field: 'grid',
  choices: 'gap-2.4 aria-[invalid=true]:(pl-4 border-l-4 border-error)',
  choice: 'grid grid-cols-[auto_1fr] gap-3 items-start',
  'field-label': 'font-600 text-base leading-[1.3]',
  'choice-label': 'py-0.8 leading-[1.5] cursor-pointer [&>a]:text-accent',
  'choice-box': 'w-6 h-6 mt-0.8 p-0 accent-accent cursor-pointer focus-visible:outline-offset-2',
  control:
    'w-full min-h-11 px-3.4 py-1.8 md:min-h-10.5 border border-line-strong rounded-radius bg-paper leading-[1.4] ' +
    '[&:hover:not([aria-invalid=true])]:border-ink ' +
    'focus-visible:(outline-offset-0 border-accent) aria-[invalid=true]:(border-2 border-error)',
  'notice-box': 'px-5 py-4.4 border-l-4',
};
