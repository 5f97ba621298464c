import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useProse } from '../../lib/prose.tsx';
import { useText } from '../../lib/text.tsx';
import type { BlockProps } from '../props.ts';
import { Action } from '../parts/Action.tsx';
import { Actions } from '../parts/Actions.tsx';
import { FormBox } from '../parts/FormBox.tsx';
import { Icon } from '../parts/Icon.tsx';
import { NextSteps } from '../parts/NextSteps.tsx';

type Options = NonNullable<CompiledBlockOf<'formSection'>['aside']>['options'];

const icons = {
  video: 'i-ph-video-camera',
  phone: 'i-ph-phone',
  email: 'i-ph-envelope-simple',
  chat: 'i-ph-chat-circle-text',
} as const;

/** A form, with its introduction and alternatives beside it. */
export default function FormSection({ block }: BlockProps<'formSection'>): ReactElement {
  const t = useText();
  const prose = useProse();
  const headingId = useId();
  const { aside } = block;
  return (
    <section id={block.id} className="course form-section" aria-labelledby={headingId}>
      <div className="wrap split">
        <div className="head">
          <h2 id={headingId}>{t(block.heading)}</h2>
          <p>{prose(block.lead)}</p>
          {aside ? (
            <aside className="form-section__aside">
              <h3>{t(aside.heading)}</h3>
              <p>{prose(aside.text)}</p>
              <ContactOptions options={aside.options} />
              <Actions actions={aside.actions} primary={false} />
              {aside.guarantee ? (
                <p className="guarantee">
                  <Icon name="i-ph-clock-countdown" />
                  {t(aside.guarantee)}
                </p>
              ) : null}
            </aside>
          ) : null}
        </div>
        <FormBox id={block.form} />
        <NextSteps heading="h3" />
      </div>
    </section>
  );
}

/** Other ways to reach the firm, one under the other. */
function ContactOptions({ options }: { options: Options }): ReactElement | null {
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
