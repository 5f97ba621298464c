import type phosphor from '@iconify-json/ph/icons.json';
import { z } from 'zod';
import type {
  CalendarName,
  ErrorName,
  FormName,
  Locale,
  MessageName,
  MotifName,
  PartialLocale,
  UnavailableName,
  PageName,
  ServiceName,
  TableName,
} from './register.ts';

// At run time, a name is any string; the cross-reference rules in `generator/check/` check that it exists.
function name<T extends string>(): z.ZodType<T, T> {
  return z.string() as unknown as z.ZodType<T, T>;
}

export const localeName = name<Locale>();
export const anyLocale = name<Locale | PartialLocale>();
export const pageName = name<PageName>();
export const destinationName = name<PageName | UnavailableName>();
export const errorName = name<ErrorName>();
export const messageName = name<MessageName>();
export const formName = name<FormName>();
export const tableName = name<TableName>();
export const calendarName = name<CalendarName>();
export const motifName = name<MotifName>();
export const serviceName = name<ServiceName>();

/** An outline icon of Phosphor (https://phosphoricons.com) by its name, such as `house` or `linkedin-logo`. */
export const iconName = name<keyof (typeof phosphor)['icons']>();

/** An anchor or element id: lower-case letters, digits and hyphens, starting with a letter. */
export const anchorId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'An id consists of lower-case letters, digits and hyphens, and begins with a letter.');
