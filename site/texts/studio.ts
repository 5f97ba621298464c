import enProblems from './en/studio-problems.json' with { type: 'json' };
import en from './en/studio.json' with { type: 'json' };
import esProblems from './es/studio-problems.json' with { type: 'json' };
import es from './es/studio.json' with { type: 'json' };
import { createEngineTexts, type EngineTexts, type KeyOf, type TextsByLanguage } from './engine-texts.ts';

/** The names of the studio's texts, with the endings of plural forms. */
export type StudioTextName = keyof typeof es | keyof typeof esProblems;
export type StudioTextKey = KeyOf<StudioTextName>;
export type StudioTexts = EngineTexts<StudioTextKey>;

/** The engine's texts of the studio. */
export const studioTexts = {
  es: { ...es, ...esProblems },
  en: { ...en, ...enProblems },
} as const satisfies TextsByLanguage;

/** Creates the texts of a site's studio. */
export function createStudioTexts(own?: TextsByLanguage): StudioTexts {
  return createEngineTexts(studioTexts, own);
}
