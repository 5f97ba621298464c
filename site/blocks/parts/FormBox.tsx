import type { CompiledForm } from '#contract';
import type { ReactElement } from 'react';
import { forms } from '#generated/forms/index.ts';
import { FormIsland } from '../../islands/FormIsland.tsx';
import { localizeForm } from '../../lib/forms/localize.ts';
import type { FormProps } from '../../lib/forms/types.ts';
import { withLinks } from '../../lib/prose.tsx';
import { usePage } from '../../lib/page.tsx';
import { Island } from './Island.tsx';

/** A form, and for who has no script how else to reach the firm. */
export function FormBox({ id }: { id: string }): ReactElement {
  const { locale } = usePage();
  const form = localizeForm(formOf(id), locale);
  const { title, message } = form.outcomes.connectionError;
  const props: FormProps = { form: id, failure: { ...(title && { title }), message }, close: form.texts.close };
  return (
    <div className="form-box">
      <p className="form-box__no-script">{withLinks(form.texts.noScript, locale)}</p>
      <Island name="form" props={props} prefix={id}>
        <FormIsland form={form} />
      </Island>
    </div>
  );
}

function formOf(id: string): CompiledForm {
  const form = forms[id];
  if (!form) throw new Error(`The form "${id}" is not in site/generated/forms: run npm run generate.`);
  return form;
}
