import { noteSiteChange } from '../../store/index.ts';
import type { Publisher } from '../../publish/publisher.ts';
import { displayName } from '../../visible.ts';
import { found, may, requirePower } from '../access.ts';
import type { Desk, DeskApp, DeskContext } from '../environment.ts';
import { readForm } from '../form.ts';
import { goTo, page } from '../respond.ts';

/** The page that publishes the site, for people who may edit or publish. */
export function addSiteRoutes(app: DeskApp, desk: Desk, publisher: Publisher): void {
  const { config, database } = desk;

  app.get('/site', async (context) => {
    requirePower(context, 'publish', 'edit');
    const mayPublish = may(config, context.var.person, 'publish');
    return page(context, { page: 'site', mayPublish, ...(await publisher.status()) });
  });

  app.post('/site/preview', (context) => {
    requirePower(context, 'publish', 'edit');
    publisher.preview();
    return goTo(context, '/site');
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
    if (begun) return goTo(context, '/site', { tone: 'info', text: 'desk.notice.publishing' });
    const { running } = await publisher.status();
    const values = { person: running?.by ?? '' };
    return goTo(context, '/site', { tone: 'error', text: 'desk.notice.busy', values });
  };

  app.post('/site/publish', (context) => {
    requirePower(context, 'publish');
    return publish(context);
  });

  app.post('/site/revert', async (context) => {
    requirePower(context, 'publish');
    const version = (await readForm(context)).text('version');
    const { history } = await publisher.status();
    found(history.find((each) => each.version === version));
    return publish(context, version);
  });
}
