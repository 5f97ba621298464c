import type { TextKey } from '#contract';
import type { ReactNode } from 'react';
import { firm } from '#generated/site.ts';
import { anyOf } from '../hosting/patterns.ts';
import { useText } from './text.tsx';

/** How the firm is reached, as texts write it, and where that leads. */
const links = new Map([
  [firm.phone.display, firm.phone.href],
  [firm.email, `mailto:${firm.email}`],
]);
const linked = new RegExp(`(${anyOf([...links.keys()])})`);

/** A running text in which the firm's telephone number and e-mail address are links. */
export function withLinks(text: string): ReactNode {
  const parts = text.split(linked);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    links.has(part) ? (
      <a className="reach" href={links.get(part)} key={index}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

/** Like `useText`, for what stands in a paragraph, an item of a list, an answer or a note. */
export function useProse(): (key: TextKey) => ReactNode {
  const t = useText();
  return (key) => withLinks(t(key));
}
