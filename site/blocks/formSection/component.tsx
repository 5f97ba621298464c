import type { CompiledBlockOf } from '#contract';
import { useId } from 'react';
import { brand } from '#generated/brand.ts';
import { WallPart } from '../../brand/Room.tsx';
import { useWords } from '../../render/prose.tsx';
import { Action, Actions, type BlockProps, FormBox, Icon, NextSteps } from '../parts/index.ts';

type Aside = NonNullable<CompiledBlockOf<'formSection'>['aside']>;

const icons = {
  video: 'i-ph-video-camera',
  phone: 'i-ph-phone',
  email: 'i-ph-envelope-simple',
  chat: 'i-ph-chat-circle-text',
} as const;

/**
 * A form at the right of its introduction, the next steps, and other ways to reach the firm or a bench to wait on. On a
 * phone the next steps follow the form.
 */
export default function FormSection({ block: { id, heading, lead, form, aside } }: BlockProps<'formSection'>) {
  const { title, intro } = useWords();
  const headingId = useId();
  return (
    <section id={id} className="section section--stone" aria-labelledby={headingId}>
      <div className="wrap columns gap-y-6 lg:grid-rows-[auto_auto_1fr]">
        <div className="lg:col-span-5">
          <h2 id={headingId}>{title(heading)}</h2>
          {lead ? <p className="lead">{intro(lead)}</p> : null}
          {aside ? <Beside aside={aside} /> : null}
        </div>
        <div className="lg:[grid-area:1/7/span_3/span_6]">
          <FormBox id={form} />
        </div>
        <div className="lg:col-span-5">
          <NextSteps heading="h3" />
        </div>
        {aside?.options || brand.bench === undefined ? null : (
          <div className="bench relative max-lg:hidden col-span-4 self-end w-60 mb-[calc(-1*var(--section))]">
            <WallPart file={brand.bench} />
          </div>
        )}
      </div>
    </section>
  );
}

function Beside({ aside }: { aside: Aside }) {
  const { t, prose } = useWords();
  return (
    <aside className="mt-8 pt-6 rule-double">
      <h3>{t(aside.heading)}</h3>
      <p className="soft mt-2">{prose(aside.text)}</p>
      <ContactOptions options={aside.options} />
      <Actions actions={aside.actions} primary={false} />
      {aside.guarantee ? (
        <p className="plinth flex items-center gap-3.6 mt-6 px-5 py-4 text-base leading-[1.4] font-600">
          <span className="text-[1.75rem] text-accent">
            <Icon name="i-ph-clock-countdown" />
          </span>
          {t(aside.guarantee)}
        </p>
      ) : null}
    </aside>
  );
}

/** Other ways to reach the firm, one under the other. */
function ContactOptions({ options }: { options: Aside['options'] }) {
  const { t, prose } = useWords();
  if (!options?.length) return null;
  return (
    <ul className="mt-4">
      {options.map((option) => (
        <li className="flex gap-4.4 py-4 rule" key={option.title}>
          <span className="text-[1.5rem] text-accent">
            <Icon name={icons[option.icon]} />
          </span>
          <div>
            <h4 className="label mt-1">{t(option.title)}</h4>
            <p className="soft mt-1 text-base leading-[1.5]">{prose(option.text)}</p>
            <Action action={option.action} fallback="quiet" />
          </div>
        </li>
      ))}
    </ul>
  );
}
