import { createContext, useContext, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { CompiledForms } from '#contract';
import { forms } from '#generated/forms/index.ts';
import { FormIsland, localizeForm } from '../../islands/FormIsland.tsx';
import type { FormProps } from '../../browser/forms/start-form.ts';
import { withLinks } from '../../render/prose.tsx';
import { usePage } from '../../render/page.tsx';

const FormsContext = createContext<CompiledForms>(forms);

/** Gives the blocks below it other forms than the site's: the gallery adds one of its own. */
export const FormsProvider = FormsContext.Provider;

/** A form, with other ways to reach the firm for visitors without its script. */
export function FormBox({ id }: { id: string }) {
  const { locale, formModules } = usePage();
  const compiled = useContext(FormsContext)[id];
  if (!compiled) throw new Error(`The form "${id}" is not in site/generated/forms: run npm run generate.`);
  const form = localizeForm(compiled, locale);
  const { title, message } = form.outcomes.connectionError;
  const props: FormProps = { form: id, failure: { ...(title && { title }), message }, close: form.texts.close };
  const island = <FormIsland form={form} />;
  return (
    <div className="form-box">
      <p className="form-box__no-script mb-6 p-4 border border-line-strong">{withLinks(form.texts.noScript, locale)}</p>
      <p className="form-box__not-loaded mb-6 p-4 border border-line-strong">
        {withLinks(form.texts.notLoaded, locale)}
      </p>
      {/* The gallery's own form has no module that a browser could load. */}
      {Object.hasOwn(forms, id) ? (
        <Island name="form" props={props} prefix={id} modules={formModules?.(id)}>
          {island}
        </Island>
      ) : (
        island
      )}
    </div>
  );
}

interface IslandProps {
  /** The island's module in `browser/islands.ts`. */
  readonly name: string;
  /** Passed to the module in the browser. */
  readonly props: object;
  /** Keeps generated ids apart when a page has several islands. */
  readonly prefix: string;
  /** The addresses of modules that the browser loads ahead. */
  readonly modules?: readonly string[] | undefined;
  readonly children: ReactElement;
}

/** A part of the page that becomes interactive, rendered in a way that React can hydrate. */
function Island({ name, props, prefix, modules, children }: IslandProps) {
  const html = renderToString(children, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-modules={modules?.join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
