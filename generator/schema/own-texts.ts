import { z } from 'zod';
import { nonBlank } from './text.ts';

/** Texts of the desk or the studio by language and key. */
export const ownTextsSchema = z.record(z.string(), z.record(z.string(), nonBlank));

type PluralName<Name extends string> = Name extends `${infer Key}_other` ? `${Key}_${Intl.LDMLPluralRule}` : never;

/** Texts of the desk or the studio by language and key, where plural forms are those of the language. */
export type OwnTexts<Name extends string> = Readonly<
  Record<string, { readonly [N in Name | PluralName<Name>]?: string }>
>;
