import type { FieldProps } from '#contract';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { firstAddress } from '../../lib/forms/origin.ts';

/** A value that nobody sees. A parameter is that of the address with which the visit began; what is too long of it is left out. */
export function HiddenField({ field: { name, initial, parameter, maxLength }, disabled }: FieldProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (parameter === undefined || !input.current) return;
    const given = new URL(firstAddress() ?? location.href).searchParams.get(parameter) ?? '';
    input.current.value = [...given.replaceAll(/\p{Cc}/gu, ' ').trim()].slice(0, maxLength).join('');
  }, [parameter, maxLength]);
  return <input ref={input} type="hidden" name={name} disabled={disabled} defaultValue={parameter === undefined ? initial : ''} />;
}
