import type { DeskTextKey } from '../../../texts/desk.ts';
import { Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';

/** The answer to an address that does not exist, or not for this person. */
export function NotFound() {
  return <Plain title="desk.notFound.title" lead="desk.notFound.lead" />;
}

/** The page while the studio starts. */
export function StudioStarting() {
  return <Plain title="desk.studio.startingTitle" lead="desk.studio.startingLead" />;
}

/** The answer to a request that failed, with its id in the log. */
export function Failure({ page: { id } }: PageProps<'failure'>) {
  return <Plain title="desk.failure.title" lead="desk.failure.lead" id={id} />;
}

/** The answer to a change from a page that was opened under another address than the desk's own. */
export function OtherAddress({ page: { opened, own } }: PageProps<'otherAddress'>) {
  const { t } = useUi();
  return (
    <div className="plain">
      <Title text={t('desk.otherAddress.title')} />
      <p>{t('desk.otherAddress.lead', { opened, own })}</p>
      <p>
        <a className="button" href={`${own}/`}>
          {t('desk.otherAddress.open', { own })}
        </a>
      </p>
      <p>{t('desk.otherAddress.wrong')}</p>
    </div>
  );
}

function Plain({ title, lead, id }: { title: DeskTextKey; lead: DeskTextKey; id?: string }) {
  const { t } = useUi();
  return (
    <div className="plain">
      <Title text={t(title)} />
      <p>{t(lead)}</p>
      <p>
        <a className="button" href="/">
          {t('desk.home')}
        </a>
      </p>
      {id ? <small>{id}</small> : null}
    </div>
  );
}
