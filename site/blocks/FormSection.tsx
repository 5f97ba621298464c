import { useId } from 'react';
import type { ReactElement } from 'react';
import { forms } from '#generated/forms/index.ts';
import type { CompiledBlockOf } from '#schema';
import { FormIsland } from '../islands/FormIsland.tsx';
import type { CompiledForm } from '../lib/forms/types.ts';
import { localiseForm } from '../lib/forms/localise.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';
import { Actions } from './parts/Actions.tsx';
import { Island } from './parts/Island.tsx';

/** A form, with what introduces it and what else a visitor may do beside it. */
export function FormSection({ block }: { block: CompiledBlockOf<'formSection'> }): ReactElement {
  const t = useText();
  const { locale } = usePage();
  const headingId = useId();
  const props = { form: localiseForm(formOf(block.form), locale) };
  return (
    <section id={block.id} className="course form-section" aria-labelledby={headingId}>
      <div className="wrap split">
        <div className="head">
          <h2 id={headingId}>{t(block.heading)}</h2>
          <p>{t(block.lead)}</p>
          {block.aside ? (
            <aside className="form-section__aside">
              <h3>{t(block.aside.heading)}</h3>
              <p>{t(block.aside.text)}</p>
              <Actions actions={block.aside.actions} primary={false} />
            </aside>
          ) : null}
        </div>
        <div className="form-box">
          <noscript>
            <p>{props.form.texts.noScript}</p>
          </noscript>
          <Island name="form" props={props} prefix={props.form.id}>
            <FormIsland {...props} />
          </Island>
        </div>
      </div>
    </section>
  );
}

function formOf(id: string): CompiledForm {
  const form = forms[id];
  if (!form) throw new Error(`The form "${id}" is not in site/generated/forms: run npm run generate.`);
  return form;
}
