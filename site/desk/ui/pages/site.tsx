import { Title } from '../parts/Small.tsx';
import { useUi, type PageProps } from '../ui.tsx';
import { History, Programmers, Waiting } from './site-history.tsx';
import { Preview, Publish } from './site-publish.tsx';
import { Missing, Outcome, Running, Troubles } from './site-status.tsx';

/** The waiting changes, the published versions, and the form that publishes. */
export function Site({ page }: PageProps<'site'>) {
  const { t } = useUi();
  const { mode, missing, servesFolder } = page;
  const isAble = missing.length === 0;
  return (
    <>
      <div className="top">
        <Title text={t('desk.site.title')} />
      </div>
      <Running page={page} />
      <Outcome page={page} />
      <Troubles page={page} />
      {servesFolder ? <p className="empty">{t('desk.site.servesFolder')}</p> : null}
      <div className="two">
        <div className="two__main stack">
          <Waiting page={page} />
          <Programmers page={page} />
        </div>
        <div className="two__side stack">
          {isAble ? <Publish page={page} /> : <Missing page={page} />}
          {isAble && mode !== 'off' ? <Preview page={page} /> : null}
        </div>
      </div>
      <History page={page} />
    </>
  );
}
