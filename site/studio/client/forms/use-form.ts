import { useEffect, useState } from 'react';
import type { FormDescription, FormQuestion, NotDone } from '../../contract.ts';
import { ask } from '../api.ts';

/** What a form asks for, once the server has said it. */
export function useForm(question: FormQuestion | undefined): FormDescription | NotDone | undefined {
  const [form, setForm] = useState<FormDescription | NotDone>();
  const key = question && JSON.stringify(question);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const read = async (): Promise<void> => {
      const answer = await ask('form', JSON.parse(key) as FormQuestion);
      if (isWanted) setForm(answer);
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [key]);
  return form;
}
