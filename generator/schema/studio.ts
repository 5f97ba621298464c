import { z } from 'zod';
import type { StudioTextName } from '../../site/texts/studio.ts';
import { ownTextsSchema, type OwnTexts } from './own-texts.ts';

/** The studio, where people edit the site on its own pages. */
export const studioSchema = z.strictObject({
  /**
   * Texts by language that replace those in `site/texts/`, name the firm's own kinds of blocks, fields and values, or
   * supply a further language.
   */
  texts: ownTextsSchema,
});
export type Studio = z.infer<typeof studioSchema>;

/** Names and explanations of kinds of blocks, fields and values: `kind.faq`, `field.heading`, `value.companies`. */
type OwnName = `${'kind' | 'field' | 'value' | 'help'}.${string}`;
/** Replaces the message of a diagnostic or failure, by its code: `problem.title/length`. */
type OwnProblem = `problem.${string}`;

/**
 * Declares the texts of the studio that are the firm's own.
 * @example defineStudio({ texts: { es: { 'value.companies': 'empresas' }, en: { 'value.companies': 'companies' } } })
 */
export function defineStudio(studio: { texts: OwnTexts<StudioTextName | OwnName | OwnProblem> }): Studio {
  return studio as Studio;
}
