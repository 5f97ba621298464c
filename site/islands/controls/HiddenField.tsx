import type { FieldProps } from '#contract';
import { firstAddress } from '../../lib/forms/origin.ts';
import { useInBrowser } from '../use-in-browser.ts';

/** A hidden value: a constant, or a URL parameter of the address with which the visit began, cut to `maxLength`. */
export function HiddenField({ field: { name, initial, parameter, maxLength }, disabled }: FieldProps) {
  const given = useInBrowser(() => {
    if (parameter === undefined) return undefined;
    const value = new URL(firstAddress() ?? location.href).searchParams.get(parameter) ?? '';
    return [...value.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, maxLength).join('');
  });
  return (
    <input type="hidden" name={name} value={parameter === undefined ? initial : (given ?? '')} disabled={disabled} />
  );
}
