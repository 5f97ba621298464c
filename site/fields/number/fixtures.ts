import type { ExpectedField } from '#contract';
import { numberField, type FieldOf } from '#schema';
import type { FieldFixtures } from '../fixtures.ts';

type Limits = Pick<FieldOf<'number'>, 'min' | 'max' | 'decimals'>;

function limitsOf({ settings, range }: ExpectedField & { settings?: Limits }) {
  return {
    min: settings?.min ?? range?.min ?? 0,
    max: settings?.max ?? range?.max ?? 999_999_999,
    decimals: settings?.decimals ?? 0,
  };
}

export const fixtures: FieldFixtures<Limits> = {
  fields: (words) => ({ people: numberField(words('Personas'), { required: true, help: words('Con usted.') }) }),
  answer(field) {
    const { min, max, decimals } = limitsOf(field);
    // With a decimal comma.
    return decimals > 0 ? `${min},5` : String(max);
  },
  wrong(field) {
    const limits = limitsOf(field);
    const text = field.says?.[limits.decimals > 0 ? 'form.decimalNumber' : 'form.wholeNumber'] ?? '';
    const values: Readonly<Record<string, number>> = limits;
    const message = text.replaceAll(/\{\{(min|max|decimals)\}\}/g, (_, name: string) => String(values[name]));
    return [{ value: `${limits.max + 1}`, message }];
  },
  stored: (answer) => answer.replace(',', '.'),
};
