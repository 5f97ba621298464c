import { z } from 'zod';
import { motifName, pageName } from './names.ts';
import { textSchema } from './text.ts';

export const serviceSchema = z.strictObject({
  title: textSchema,
  /** One or two sentences for the service's card. */
  description: textSchema,
  /** The page that describes the service. */
  page: pageName,
  /** The line drawing on its card, a motif of the brand. Default: none. */
  motif: motifName.optional(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Declares the services; the order is the order on the page. */
export function defineServices<const T extends Record<string, Service>>(services: T): { [K in keyof T]: Service } {
  return services;
}
