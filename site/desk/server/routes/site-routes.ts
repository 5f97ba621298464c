import { noteSiteChange } from '../../store/index.ts';
import type { Publisher } from '../../publish/publisher.ts';
import { displayName } from '../../visible.ts';
import { may, type Desk, type DeskApp, type DeskContext } from '../environment.ts';
import { readForm } from '../form.ts';
import { goTo, notFound, page } from '../respond.ts';

/** The page that publishes the site, for people who may edit or publish. */
export function addSiteRoutes(app: DeskApp, desk: Desk, publisher: Publisher): void {
  const { config, database } = desk;

  app.get('/site', async (context) => {
    const { person } = context.var;
    const mayPublish = may(config, person, 'publish');
    if (!mayPublish && !may(config, person, 'edit')) return notFound(desk, context);
    return page(desk, context, { page: 'site', mayPublish, ...(await publisher.status()) });
  });

  app.post('/site/preview', (context) => {
    const { person } = context.var;
    if (!may(config, person, 'publish') && !may(config, person, 'edit')) return notFound(desk, context);
    publisher.preview();
    return goTo(desk, context, '/site');
  });

  const publish = async (context: DeskContext, version?: string): Promise<Response> => {
    const { person } = context.var;
    const accept = (await readForm(context)).text('accept') === 'on';
    const begun = publisher.publish({
      by: { name: displayName(person), email: person.email },
      version,
      accept,
      onDone: (published) =>
        noteSiteChange(database, person.id, version === undefined ? 'publish' : 'revert', published),
    });
    if (begun) return goTo(desk, context, '/site', { tone: 'info', text: 'desk.notice.publishing' });
    const { running } = await publisher.status();
    return goTo(desk, context, '/site', {
      tone: 'error',
      text: 'desk.notice.busy',
      values: { person: running?.by ?? '' },
    });
  };

  app.post('/site/publish', (context) =>
    may(config, context.var.person, 'publish') ? publish(context) : notFound(desk, context),
  );

  app.post('/site/revert', async (context) => {
    if (!may(config, context.var.person, 'publish')) return notFound(desk, context);
    const version = (await readForm(context)).text('version');
    const { history } = await publisher.status();
    return history.some((each) => each.version === version) ? publish(context, version) : notFound(desk, context);
  });
}
