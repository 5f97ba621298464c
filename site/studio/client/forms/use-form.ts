import { useEffect, useState } from 'react';
import type { FormDescription, FormSubject, Failure } from '../../contract.ts';
import { ask } from '../api.ts';

/** Requests the description of a form; `undefined` until it arrives. */
export function useForm(question: FormSubject | undefined): FormDescription | Failure | undefined {
  const [form, setForm] = useState<FormDescription | Failure>();
  const key = question && JSON.stringify(question);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const answer = await ask('form', JSON.parse(key) as FormSubject);
      if (isCurrent) setForm(answer);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return form;
}
