/** Names that do not exist in the spec do not compile. Checked by `tsc` with the names of the real spec. */
import {
  alert,
  book,
  days,
  defineDesk,
  defineHeader,
  defineRecords,
  defineRedirects,
  formSection,
  jumpTo,
  linkTo,
  message,
} from '#schema';

const label = { es: 'Ver', en: 'See' };
const texts = { heading: label, lead: label };

linkTo('home');
linkTo('prices', label, { hash: 'audiencia', style: 'quiet' });
book('newClients', label);
// @ts-expect-error -- no such calendar
book('oldClients', label);
jumpTo('faq', label);
message('form.submit');
formSection({ ...texts, id: 'contact', form: 'contact-home' });
defineRedirects([{ from: '/', to: 'home' }]);

// @ts-expect-error -- no such page
linkTo('homme');
// @ts-expect-error -- no such style
linkTo('home', label, { style: 'loud' });
// @ts-expect-error -- no such message
message('form.sumbit');
// @ts-expect-error -- no such entry of the error catalogue
alert('dashboard.soon.ish', label);
defineHeader({ entries: [{ link: linkTo('home'), icon: 'house' }] });
// @ts-expect-error -- no such icon
defineHeader({ entries: [{ link: linkTo('home'), icon: 'hous' }] });
// @ts-expect-error -- no such form
formSection({ ...texts, form: 'contact-hom' });
// @ts-expect-error -- no such page
defineRedirects([{ from: '/', to: 'hom' }]);
// @ts-expect-error -- no such status
defineRedirects([{ from: '/', to: 'home', status: 303 }]);

const periods = { idempotencyKeys: days(1), addresses: days(1), erasures: days(1) };
const tables = {
  leads: days(1),
  softlanding_requests: days(1),
  career_applications: days(1),
  appointment_requests: days(1),
};
const retention = { tables, ...periods };
defineRecords({ followUp: { initial: 'new', statuses: { new: { label, tone: 'open' } } }, retention });
// @ts-expect-error -- no such status
defineRecords({ followUp: { initial: 'nuevo', statuses: { new: { label, tone: 'open' } } }, retention });
const desk = {} as Omit<Parameters<typeof defineDesk<'admin'>>[0], 'tables'>;
defineDesk({ ...desk, tables: { leads: { views: { open: { label, query: { status: 'new' } } } } } });
// @ts-expect-error -- no such status
defineDesk({ ...desk, tables: { leads: { views: { open: { label, query: { status: 'nuevo' } } } } } });
