import type { TextKey } from '#contract';
import { useWords } from '../../render/prose.tsx';

interface TextsProps {
  readonly of: readonly TextKey[] | undefined;
  readonly as: 'p' | 'li';
  /** The class of each element. */
  readonly className?: string;
}

/** Running texts, each in an element of its own. */
export function Texts({ of: keys, as: Element, className }: TextsProps) {
  const { prose } = useWords();
  return keys?.map((key) => (
    <Element key={key} className={className}>
      {prose(key)}
    </Element>
  ));
}
