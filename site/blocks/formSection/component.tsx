import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { useWords } from '../../lib/prose.tsx';
import type { BlockProps } from '../props.ts';
import { Action, Actions, FormBox, Icon, NextSteps } from '../parts/index.ts';

type Options = NonNullable<CompiledBlockOf<'formSection'>['aside']>['options'];

const icons = {
  video: 'i-ph-video-camera',
  phone: 'i-ph-phone',
  email: 'i-ph-envelope-simple',
  chat: 'i-ph-chat-circle-text',
} as const;

/** A form, with its introduction and alternatives beside it. */
export default function FormSection({ block }: BlockProps<'formSection'>) {
  const { t, prose } = useWords();
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
function ContactOptions({ options }: { options: Options }) {
  const { t, prose } = useWords();
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
