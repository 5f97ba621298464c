import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { Period } from '../schema/records.ts';
import type { SiteSpec } from '../schema/index.ts';
import { warning } from './problem.ts';

/** A number, and between which others it makes sense. */
interface Quantity {
  readonly value: number | undefined;
  readonly path: SpecPath;
  readonly least?: number;
  readonly most?: number;
  readonly unit: string;
  /** Why not, or what happens. */
  readonly because: string;
  /** What happens when it is too large, where that is another reason. */
  readonly tooMany?: string;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const unreadable = 'nobody could read it';
const inTheWay = 'what was said long ago would be in the way';
const inSeconds = 'times are in milliseconds';

function interfaceTimes({ constants, pages, forms }: SiteSpec): Quantity[] {
  return [
    {
      value: constants.toasts.duration,
      path: ['constants', 'toasts', 'duration'],
      least: SECOND,
      most: MINUTE,
      unit: 'milliseconds',
      because: unreadable,
      tooMany: inTheWay,
    },
    {
      value: constants.toasts.width,
      path: ['constants', 'toasts', 'width'],
      most: 1000,
      unit: 'pixels',
      because: 'a message would be wider than most windows',
    },
    {
      value: constants.reads.retries,
      path: ['constants', 'reads', 'retries'],
      most: 10,
      unit: 'attempts',
      because: 'whoever waits would rather be told',
    },
    {
      value: constants.tooltips.delay,
      path: ['constants', 'tooltips', 'delay'],
      most: 10 * SECOND,
      unit: 'milliseconds',
      because: 'nobody waits for that long',
    },
    {
      value: constants.requestTimeout,
      path: ['constants', 'requestTimeout'],
      least: SECOND,
      unit: 'milliseconds',
      because: inSeconds,
    },
    {
      value: constants.languageCookie.maxAgeDays,
      path: ['constants', 'languageCookie', 'maxAgeDays'],
      most: 400,
      unit: 'days',
      because: 'browsers keep no cookie for longer',
    },
    {
      value: constants.transportSecurity.maxAgeDays || undefined,
      path: ['constants', 'transportSecurity', 'maxAgeDays'],
      least: 30,
      unit: 'days',
      because: 'browsers forget between two visits that the site is encrypted',
    },
    ...pages.map(({ autoRedirect }, index) => ({
      value: autoRedirect?.after,
      path: ['pages', index, 'autoRedirect', 'after'],
      least: SECOND,
      unit: 'milliseconds',
      because: unreadable,
    })),
    ...Object.entries(forms).map(([name, { then }]) => ({
      value: typeof then === 'object' && 'confirmFor' in then ? then.confirmFor : undefined,
      path: ['forms', name, 'then', 'confirmFor'],
      least: SECOND,
      most: MINUTE,
      unit: 'milliseconds',
      because: unreadable,
      tooMany: inTheWay,
    })),
  ];
}

function serverLimits({ server: { limits }, integrations: { backend } }: SiteSpec): Quantity[] {
  return [
    ...(
      [
        'headersTimeout',
        'requestTimeout',
        'keepAliveTimeout',
        'stalledTimeout',
        'shutdownTimeout',
        'healthTimeout',
        'databaseTimeout',
        'retryDelay',
      ] as const
    ).map((name) => ({
      value: limits[name],
      path: ['server', 'limits', name],
      least: 100,
      ...(name === 'shutdownTimeout' && {
        most: 30 * SECOND,
        tooMany: 'a container that is told to stop is killed before',
      }),
      unit: 'milliseconds',
      because: inSeconds,
    })),
    {
      value: limits.headerBytes,
      path: ['server', 'limits', 'headerBytes'],
      least: 2048,
      unit: 'bytes',
      because: 'browsers send more with each request',
    },
    {
      value: limits.headers,
      path: ['server', 'limits', 'headers'],
      least: 30,
      unit: 'headers',
      because: 'browsers and proxies send more with each request',
    },
    {
      value: backend.insertsPerMinute,
      path: ['integrations', 'backend', 'insertsPerMinute'],
      most: 10_000,
      unit: 'messages a minute',
      because: 'that limits nothing',
    },
  ];
}

function deskLimits({ desk }: SiteSpec): Quantity[] {
  return desk
    ? [
        {
          value: desk.session.hours,
          path: ['desk', 'session', 'hours'],
          most: 24 * 31,
          unit: 'hours',
          because: 'whoever finds an open browser reads what visitors sent',
        },
        {
          value: desk.session.linkMinutes,
          path: ['desk', 'session', 'linkMinutes'],
          most: 24 * 60,
          unit: 'minutes',
          because: 'a link in an old mail should let nobody in',
        },
        {
          value: desk.responseHours,
          path: ['desk', 'responseHours'],
          most: 24 * 31,
          unit: 'hours',
          because: 'nobody would ever be shown as waiting',
        },
        {
          value: desk.pageSize,
          path: ['desk', 'pageSize'],
          least: 5,
          unit: 'rows',
          because: 'a list would be all pages',
        },
        {
          value: desk.undoSeconds,
          path: ['desk', 'undoSeconds'],
          most: 3600,
          unit: 'seconds',
          because: 'others go on working in the meantime',
        },
        {
          value: desk.signInMails.perPerson,
          path: ['desk', 'signInMails', 'perPerson'],
          most: desk.signInMails.inAll,
          unit: 'mails an hour',
          because: 'no more are sent in all',
        },
      ]
    : [];
}

/** No form asks for longer answers. */
const LONGEST_ANSWER = 1_000_000;

/** Answers that a request has no room for. */
function sizes({ tables, integrations: { backend } }: SiteSpec): Quantity[] {
  const columns = Object.entries(tables).flatMap(([table, { columns: all }]) =>
    Object.entries(all).flatMap(([name, column]) =>
      column.type === 'text' ? [{ value: column.max, path: ['tables', table, 'columns', name, 'max'] }] : [],
    ),
  );
  const longest = Math.max(0, ...columns.map(({ value }) => value).filter((value) => value <= LONGEST_ANSWER));
  return [
    ...columns.map((column) => ({
      ...column,
      most: LONGEST_ANSWER,
      unit: 'characters',
      because: 'nobody writes as much into a form',
    })),
    {
      value: backend.maxBodyBytes,
      path: ['integrations', 'backend', 'maxBodyBytes'],
      least: longest,
      unit: 'bytes',
      because: `an answer may have ${longest} characters, and the request with it would be refused`,
    },
  ];
}

function monthsOf({ unit, count }: Period): number {
  return unit === 'months' ? count : count / 30;
}

/** Periods after which nothing is left, or that are for ever. */
function periods({ records: { retention }, desk }: SiteSpec): Diagnostic[] {
  const longest = [
    ...Object.entries(retention.tables).map(([table, period]) => ({
      period,
      path: ['records', 'retention', 'tables', table],
      most: 600,
      because: 'data of people are kept no longer than they are needed',
    })),
    {
      period: retention.idempotencyKeys,
      path: ['records', 'retention', 'idempotencyKeys'],
      most: 12,
      because: 'nobody sends the same message again after that',
    },
    {
      period: retention.addresses,
      path: ['records', 'retention', 'addresses'],
      most: 12,
      because: 'messages are counted by the minute',
    },
  ].flatMap(({ period, path, most, because }) =>
    monthsOf(period) > most
      ? [
          warning(
            'period/long',
            path,
            `${period.count} ${period.unit} are very long: ${because}.`,
            `Keep it for ${most} months at most.`,
          ),
        ]
      : [],
  );
  const short = desk && monthsOf(desk.keepAudit) < 1;
  return [
    ...longest,
    ...(short
      ? [
          warning(
            'period/short',
            ['desk', 'keepAudit'],
            'The audit would forget who saw and changed what before anybody asks.',
            'Keep it for some months.',
          ),
        ]
      : []),
  ];
}

/** Numbers that are right in themselves and hardly ever meant: seconds for milliseconds, limits that nothing reaches or everything. */
export function plausibleNumbers(spec: SiteSpec): Diagnostic[] {
  return [
    ...[...interfaceTimes(spec), ...serverLimits(spec), ...deskLimits(spec), ...sizes(spec)].flatMap(
      ({ value, path, least, most, unit, because, tooMany = because }): Diagnostic[] => {
        if (value === undefined) return [];
        if (least !== undefined && value < least)
          return [
            warning('number/small', path, `${value} ${unit} are very few: ${because}.`, `Write ${least} or more.`),
          ];
        return most !== undefined && value > most
          ? [warning('number/large', path, `${value} ${unit} are very many: ${tooMany}.`, `Write ${most} or fewer.`)]
          : [];
      },
    ),
    ...periods(spec),
  ];
}
