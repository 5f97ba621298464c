import {
  createEngineTexts,
  type EngineTexts,
  type KeyOf,
  type TextsByLanguage,
  type Translate,
} from './engine-texts.ts';

import enMail from './en/desk-mail.json' with { type: 'json' };
import en from './en/desk.json' with { type: 'json' };
import esMail from './es/desk-mail.json' with { type: 'json' };
import es from './es/desk.json' with { type: 'json' };

/** The names of the desk's texts and of its mails', with the endings of plural forms. */
export type DeskTextName = keyof typeof es | keyof typeof esMail;
export type DeskTextKey = KeyOf<DeskTextName>;
export type DeskTexts = EngineTexts<DeskTextKey>;
export type TranslateDesk = Translate<DeskTextKey>;

/** The engine's texts of the desk and its mails. */
export const deskTexts = { es: { ...es, ...esMail }, en: { ...en, ...enMail } } as const satisfies TextsByLanguage;

/** Creates the texts of a site's desk. */
export function createDeskTexts(own?: TextsByLanguage): DeskTexts {
  return createEngineTexts(deskTexts, own);
}

/** The values that a template for replies can contain: of the row, and the name of the colleague who replies. */
export const TEMPLATE_VALUES = ['name', 'company', 'form', 'date', 'colleague'] as const;
