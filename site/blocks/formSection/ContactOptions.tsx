import type { CompiledBlockOf } from '#contract';
import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import { Action } from '../parts/Action.tsx';
import { Icon } from '../parts/Icon.tsx';

type Options = NonNullable<CompiledBlockOf<'formSection'>['aside']>['options'];

const icons = {
  video: 'i-ph-video-camera',
  phone: 'i-ph-phone',
  email: 'i-ph-envelope-simple',
  chat: 'i-ph-chat-circle-text',
} as const;

/** Other ways to reach the firm, one under the other. */
export function ContactOptions({ options }: { options: Options }): ReactElement | null {
  const t = useText();
  const prose = useProse();
  if (!options?.length) return null;
  return (
    <ul className="options">
      {options.map((option) => (
        <li key={option.title}>
          <Icon name={icons[option.icon]} />
          <div>
            <h4>{t(option.title)}</h4>
            <p>{prose(option.text)}</p>
            <Action action={option.action} fallback="quiet" />
          </div>
        </li>
      ))}
    </ul>
  );
}
