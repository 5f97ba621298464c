import type { TextKey } from '#contract';
import { useWords } from '../../lib/prose.tsx';

/** Running texts, each in an element of its own. */
export function Texts({ of: keys, as: Element }: { of: readonly TextKey[] | undefined; as: 'p' | 'li' }) {
  const { prose } = useWords();
  return keys?.map((key) => <Element key={key}>{prose(key)}</Element>);
}
