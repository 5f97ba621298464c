import type { CompiledAction, TextKey } from '#contract';
import type { ReactElement } from 'react';
import { usePage } from '../../../lib/page.tsx';
import { useTitle } from '../../../lib/prose.tsx';
import { useText } from '../../../lib/text.tsx';
import { linkProps } from '../../parts/link-props.ts';
import type { DrawingProps } from '../drawing.ts';

/** Questions down the trunk; each yes is a branch whose leaf is a link. */
export function Tree({ drawing: { yes, no, questions, otherwise } }: DrawingProps<'tree'>): ReactElement {
  const t = useText();
  const title = useTitle();
  return (
    <ol className="specimen-tree">
      {questions.map(({ question, answer, leaf, ringed }) => (
        <li key={question}>
          <p>
            <span className={ringed ? 'specimen-ring' : undefined}>{title(question)}</span>
          </p>
          <Leaf when={t(yes)} answer={answer} leaf={leaf} />
        </li>
      ))}
      <li>
        <Leaf when={t(no)} answer={otherwise.answer} leaf={otherwise.leaf} />
      </li>
    </ol>
  );
}

function Leaf(props: { readonly when: string; readonly answer: TextKey; readonly leaf: CompiledAction }): ReactElement {
  const title = useTitle();
  const { locale } = usePage();
  const { leaf } = props;
  return (
    <p className="specimen-tree__leaf">
      <i>{props.when}</i>
      <span>
        {title(props.answer)}{' '}
        {leaf.kind === 'link' ? <a {...linkProps(leaf.link, locale)}>{title(leaf.label)}</a> : null}
      </span>
    </p>
  );
}
