import { useId } from 'react';
import { usePage } from '../../render/page.tsx';
import { useText } from '../../render/text.tsx';

/**
 * The first step of the form on a page: its e-mail address, at the top of the page. It is an island, so its code
 * (`browser/first-step.ts`) is loaded when it is touched. Nothing is sent before the form itself.
 */
export function FirstStep() {
  const t = useText();
  const id = useId();
  const section = usePage().page.blocks.find((block) => block.kind === 'formSection');
  if (!section?.firstStep) return null;
  return (
    <div
      className="first-step mt-7 max-w-136"
      data-island="first-step"
      data-props={JSON.stringify({ form: section.form })}
    >
      <form className="field grid-cols-[1fr_auto] gap-x-3 gap-y-1.6" method="post" noValidate>
        <label className="field-label col-span-full" htmlFor={id}>
          {t(section.firstStep.label)}
        </label>
        <input id={id} className="control text-ink" type="email" autoComplete="email" />
        <button className="button button--secondary">{t(section.firstStep.button)}</button>
      </form>
    </div>
  );
}
