import { useEffect, useState } from 'react';
import type { Failure, FormDescription, FormSubject, Input, PlanResult, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';

/** The debounce time while the user types (milliseconds). */
const pause = 350;

/** Calls the server whenever the request changes. Returns the last answer until the next one arrives. */
function useAnswer<Answer>(operation: 'form' | 'plan', request: unknown, delay = 0): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const key = JSON.stringify(request) as string | undefined;
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const next = (await ask(operation, JSON.parse(key) as never)) as Answer;
      if (isCurrent) setAnswer(next);
    };
    const timer = setTimeout(() => void run(), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [operation, key, delay]);
  return key === undefined ? undefined : answer;
}

/** Requests the description of a form. Both results are undefined until it arrives. */
export function useForm(subject: FormSubject): { readonly input?: Input; readonly failure?: Failure } {
  const form = useAnswer<FormDescription | Failure>('form', subject);
  if (!form) return {};
  return 'input' in form ? { input: form.input } : { failure: form };
}

/** Plans edits whenever they change. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | undefined {
  return useAnswer<PlanResult>('plan', edits, pause);
}
