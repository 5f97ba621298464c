export { deskTexts } from '../cimiento/desk-texts.ts';
