import type { ComponentProps, ReactNode } from 'react';
import type { Person } from '../../contract/store.ts';
import { displayName } from '../../format.ts';
import { useUi, type Ui } from '../ui.tsx';

/** A form that changes something. It names the person for whom it was rendered; the server rejects it from others. */
export function Form({ children, ...rest }: ComponentProps<'form'>) {
  const { person } = useUi().frame;
  return (
    <form method="post" {...rest}>
      {person ? <input type="hidden" name="as" value={person.email} /> : null}
      {children}
    </form>
  );
}

interface SubmitProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  readonly look?: 'primary' | 'small' | 'danger' | 'small primary' | 'small danger' | 'small still';
}

/** A button that submits its form. */
export function Submit({ look, ...rest }: SubmitProps) {
  const looks = (look?.split(' ') ?? []).map((each) => (each === 'still' ? each : `button--${each}`));
  return <button className={['button', ...looks].join(' ')} type="submit" {...rest} />;
}

interface Labelled {
  readonly label: ReactNode;
}

/** A control with its label, and further text below. */
export function Field({ id, label, children }: Labelled & { id?: string | undefined; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

/** An input with its label, and further text below. Its default id is its name. */
export function InputField({ label, children, id, ...rest }: Labelled & ComponentProps<'input'>) {
  return (
    <Field id={id ?? rest.name} label={label}>
      <input id={id ?? rest.name} {...rest} />
      {children}
    </Field>
  );
}

/** The value and the text of an option. */
export type Option = readonly [value: string, text: string];

interface SelectProps extends ComponentProps<'select'> {
  readonly options: readonly Option[];
  /** The text of the first option, which means no choice. */
  readonly empty?: string;
}

export function Select({ options, empty, ...rest }: SelectProps) {
  return (
    <select {...rest}>
      {empty === undefined ? null : <option value="">{empty}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** A select with its label. Its default id is its name. */
export function SelectField({ label, id, ...rest }: Labelled & SelectProps) {
  return (
    <Field id={id ?? rest.name} label={label}>
      <Select id={id ?? rest.name} {...rest} />
    </Field>
  );
}

/** A select that filters. Its first option means any value. */
export function FilterSelect({ value = '', ...rest }: Labelled & SelectProps & { name: string }) {
  const { t } = useUi();
  return <SelectField id={`filter-${rest.name}`} empty={t('desk.filter.any')} defaultValue={value} {...rest} />;
}

/** A checkbox or radio button with its label. */
export function Check({ children, type = 'checkbox', ...rest }: ComponentProps<'input'>) {
  return (
    <label className="check">
      <input type={type} {...rest} /> <span>{children}</span>
    </label>
  );
}

/** The attributes of a control with an error. */
export function invalid(isInvalid: boolean, errorId: string): { 'aria-invalid'?: true; 'aria-describedby'?: string } {
  return isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {};
}

/** Options for colleagues, the reader among them, and for a selected one who has left. */
export function assigneeOptions(
  { frame, t, colleague }: Ui,
  assignees: readonly Person[],
  chosen?: string | null,
): readonly Option[] {
  const options = assignees.map((person): Option => {
    const name = displayName(person);
    return [person.email, person.email === frame.person?.email ? t('desk.assignee.meNamed', { name }) : name];
  });
  return chosen && !assignees.some(({ email }) => email === chosen)
    ? [...options, [chosen, colleague(chosen)]]
    : options;
}
