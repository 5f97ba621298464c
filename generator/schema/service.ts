import { z } from 'zod';
import { pageName } from './names.ts';
import { textSchema } from './text.ts';

/** The geometric line drawings, one for each service. */
export const motifs = ['legal', 'accounting', 'fintech', 'pld-vulnerables', 'treasury', 'softlanding', 'ai'] as const;
export const motifSchema = z.enum(motifs);
/** A line drawing of a service. */
export type Motif = (typeof motifs)[number];

export const serviceSchema = z.strictObject({
  title: textSchema,
  /** One or two sentences for the service's card. */
  description: textSchema,
  /** The page that describes the service. */
  page: pageName,
  /** The line drawing that recurs on card, hero and share image. */
  motif: motifSchema,
});
export type Service = z.infer<typeof serviceSchema>;

/** Declares the services; the order is the order on the page. */
export const defineServices = <const T extends Record<string, Service>>(services: T): { [K in keyof T]: Service } =>
  services;
