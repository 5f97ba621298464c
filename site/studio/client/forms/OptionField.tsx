import { pageLocale } from '../../../lib/page-locale.ts';
import { useStudio } from '../store.ts';
import { isUnavailable } from '../addresses.ts';
import { displayName } from '../words.ts';
import type { FieldOf } from './Field.tsx';
import { withOptional } from './Row.tsx';
import { SelectRow } from './SelectRow.tsx';

/** A select. Shows the titles of pages and articles, not their ids. */
export function OptionField({ input, value, onChange, label, description, isRequired = true }: FieldOf<'option'>) {
  const { site } = useStudio();
  const locale = pageLocale();
  const nameOf = (option: string): string => {
    if (input.of === 'page' || input.of === 'destination')
      return site?.pages.find(({ id }) => id === option)?.label[locale] ?? option;
    if (input.of === 'article') return site?.articles.find(({ slug }) => slug === option)?.title[locale] ?? option;
    return displayName(option, input.of ? 'value' : 'field');
  };
  // A destination without a page is offered only where it is the destination already.
  const isOffered = (option: unknown): boolean =>
    option === value ||
    input.of !== 'destination' ||
    !site?.pages.some((one) => one.id === option && isUnavailable(one));
  const options = input.options
    .filter(isOffered)
    .map((option) => ({ option, key: String(option), text: nameOf(String(option)) }));
  const none = isRequired && value !== undefined ? [] : [{ key: '', text: '–' }];
  return (
    <SelectRow
      label={withOptional(label, isRequired)}
      help={description}
      value={value === undefined ? '' : String(value)}
      options={[...none, ...options]}
      isRequired={isRequired}
      onChange={(chosen) => onChange(options.find(({ key }) => key === chosen)?.option)}
    />
  );
}
