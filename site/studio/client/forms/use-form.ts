import { useEffect, useState } from 'react';
import type { FormDescription, FormSubject, Failure } from '../../contract.ts';
import { ask } from '../api.ts';

/** What a form asks for, once the server has said it. */
export function useForm(question: FormSubject | undefined): FormDescription | Failure | undefined {
  const [form, setForm] = useState<FormDescription | Failure>();
  const key = question && JSON.stringify(question);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const answer = await ask('form', JSON.parse(key) as FormSubject);
      if (isWanted) setForm(answer);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [key]);
  return form;
}
