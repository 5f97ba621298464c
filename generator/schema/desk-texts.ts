import { z } from 'zod';
import { localizedTextSchema } from './text.ts';
import type { Localized } from './text.ts';

/**
 * The texts of the desk. A spec with a desk has each of them in `defineDeskTexts`, or it does not compile. Values are
 * written as i18next writes them, `{{count}}`; the desk's pages fill them in.
 */
export const deskTextKeys = [] as const satisfies readonly `desk.${string}`[];
export type DeskTextKey = (typeof deskTextKeys)[number];

/** The reserved texts that the desk shows besides: all whose names begin like this. */
export const deskReservedPrefixes = ['login.', 'magicLink.', 'emailVerification.', 'leadsAdmin.'] as const;

export const deskTextsSchema = z.record(z.string(), localizedTextSchema);

/** Declares the texts of the desk; no page of the public site has them. */
export const defineDeskTexts = <const T extends Record<DeskTextKey, Localized> & Record<string, Localized>>(
  texts: T,
): { [K in keyof T]: Localized } => texts;
