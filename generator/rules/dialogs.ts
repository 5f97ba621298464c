import type { Diagnostic } from '../diagnostic.ts';
import { unknownName } from './problem.ts';
import type { Rule } from './rule.ts';
import { actionsIn, aroundArticles, blocksOf, pagesOf } from './walk.ts';

/** Refuses buttons that open a dialog which their page does not have. */
export const dialogs: Rule = (spec) => [
  ...pagesOf(spec).flatMap((page) => {
    const known = blocksOf(page).flatMap(({ value }) => (value.kind === 'formDialog' ? [value.id] : []));
    return actionsIn(page.value, page.path).flatMap(({ value: action, path }): Diagnostic[] =>
      action.kind === 'dialog'
        ? unknownName('dialog/unknown', 'dialog', action.dialog, known, [...path, 'dialog'])
        : [],
    );
  }),
  ...aroundArticles(spec).flatMap(({ value: action, path }) =>
    action.kind === 'dialog' ? unknownName('dialog/unknown', 'dialog', action.dialog, [], [...path, 'dialog']) : [],
  ),
];
