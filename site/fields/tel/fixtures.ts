import { telField } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

export const fixtures: FieldFixtures = { fields: (words) => ({ phone: telField(words('Teléfono')) }) };
