import type { ReactElement } from 'react';
import { useUi, type PageModule } from '../ui.tsx';

/** The answer to an address that does not exist, or not for this person. */
export const notFound: PageModule<'notFound'> = {
  title: (_page, { t }) => t('desk.notFound.title'),
  View: () => <Plain title="desk.notFound.title" lead="desk.notFound.lead" />,
};

/** The page while the studio starts. */
export const studioStarting: PageModule<'studioStarting'> = {
  title: (_page, { t }) => t('desk.studio.startingTitle'),
  View: () => <Plain title="desk.studio.startingTitle" lead="desk.studio.startingLead" />,
};

/** The answer to a request that failed, with its id in the log. */
export const failure: PageModule<'failure'> = {
  title: (_page, { t }) => t('desk.failure.title'),
  View: ({ page: { id } }) => <Plain title="desk.failure.title" lead="desk.failure.lead" id={id} />,
};

function Plain({ title, lead, id }: { title: string; lead: string; id?: string }): ReactElement {
  const { t } = useUi();
  return (
    <div className="plain">
      <h1>{t(title)}</h1>
      <p>{t(lead)}</p>
      <p>
        <a className="button" href="/">
          {t('desk.home')}
        </a>
      </p>
      {id ? (
        <p>
          <small>{id}</small>
        </p>
      ) : null}
    </div>
  );
}
