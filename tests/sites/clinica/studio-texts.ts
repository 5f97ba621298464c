export { studioTexts } from '../cimiento/studio-texts.ts';
