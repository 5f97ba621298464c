import type { ReactElement } from 'react';
import type { PageModule } from '../App.tsx';
import { Heading } from '../parts/Small.tsx';
import { useUi } from '../ui.tsx';

/** What does not exist, or not for this person. */
export const notFound: PageModule<'notFound'> = {
  title: (_page, { t }) => t('desk.notFound.title'),
  View: () => <Plain title="desk.notFound.title" lead="desk.notFound.lead" />,
};

/** That something of ours went wrong. */
export const failure: PageModule<'failure'> = {
  title: (_page, { t }) => t('desk.failure.title'),
  View: () => <Plain title="desk.failure.title" lead="desk.failure.lead" />,
};

function Plain({ title, lead }: { title: string; lead: string }): ReactElement {
  const { t } = useUi();
  return (
    <div className="plain">
      <Heading>{t(title)}</Heading>
      <p>{t(lead)}</p>
      <p>
        <a className="button" href="/">
          {t('desk.home')}
        </a>
      </p>
    </div>
  );
}
