import { isAction } from '../../generator/compile/value.ts';
import type { Action, Block, SiteSpec } from '#schema';

/** A name if the spec has it, or else one that it has. */
const oneOf = (name: string, names: readonly string[]): string | undefined => (names.includes(name) ? name : names[0]);

const fitAction = (spec: SiteSpec, action: Action): Action => {
  const home: Action = { kind: 'page', page: spec.routes.home, ...(action.label && { label: action.label }), ...(action.style && { style: action.style }) };
  switch (action.kind) {
    case 'page':
      return action.page in spec.routes.pages || action.page in spec.routes.unavailable ? action : home;
    case 'book': {
      const calendar = oneOf(action.calendar, Object.keys(spec.firm.bookings));
      return calendar === undefined ? home : { ...action, calendar: calendar as typeof action.calendar };
    }
    case 'chat':
      return spec.firm.chat ? action : home;
    case 'alert': {
      const alerts = Object.keys(spec.errors).filter((name) => spec.errors[name]?.channel === 'alert' && !spec.errors[name].reserved);
      const error = oneOf(action.error, alerts);
      return error === undefined ? home : { ...action, error: error as typeof action.error };
    }
    default:
      return action;
  }
};

const fitValue = (spec: SiteSpec, key: string, value: unknown): unknown => {
  if (key === 'motif' && typeof value === 'string') return oneOf(value, Object.keys(spec.brand.motifs));
  if (Array.isArray(value)) return value.map((item) => fitValue(spec, '', item));
  if (typeof value !== 'object' || value === null) return value;
  if (isAction(value)) return fitAction(spec, value);
  const fitted = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fitValue(spec, name, inner)]));
  return isFormBlock(value) ? { ...fitted, form: oneOf(value.form, Object.keys(spec.forms)) } : fitted;
};

const isFormBlock = (value: object): value is { kind: string; form: string } => 'kind' in value && (value.kind === 'formSection' || value.kind === 'formDialog');

/** Whether any of it is a form: what there is none of cannot be shown. */
const needsForm = (block: Block): boolean =>
  isFormBlock(block) || (block.kind === 'tabs' && block.panels.some(({ blocks }) => (blocks as Block[]).some(needsForm)));

/**
 * An example with names of this spec in place of those that it does not have: the same examples are shown for every
 * site. Nothing where the site has no form, and the example needs one.
 */
export const fitExample = (spec: SiteSpec, block: Block): Block | undefined =>
  needsForm(block) && Object.keys(spec.forms).length === 0 ? undefined : (fitValue(spec, '', block) as Block);
