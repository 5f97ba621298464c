import type { ReactElement } from 'react';
import { forms } from '#generated/forms/index.ts';
import { FormIsland } from '../../islands/FormIsland.tsx';
import { localiseForm } from '../../lib/forms/localise.ts';
import type { CompiledForm } from '../../lib/forms/types.ts';
import { usePage } from '../../lib/page.tsx';
import { Island } from './Island.tsx';

/** A form, and for who has no script how else to reach the firm. */
export function FormBox({ id }: { id: string }): ReactElement {
  const { locale } = usePage();
  const props = { form: localiseForm(formOf(id), locale) };
  return (
    <div className="form-box">
      <p className="form-box__no-script">{props.form.texts.noScript}</p>
      <Island name="form" props={props} prefix={id}>
        <FormIsland {...props} />
      </Island>
    </div>
  );
}

function formOf(id: string): CompiledForm {
  const form = forms[id];
  if (!form) throw new Error(`The form "${id}" is not in site/generated/forms: run npm run generate.`);
  return form;
}
