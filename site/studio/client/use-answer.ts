import { useEffect, useState } from 'react';
import type { Failure, FormSubject, Input, PlanResult, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';

/** The debounce time while the user types (milliseconds). */
const pause = 350;

/** Calls the server whenever the request changes. Returns the last answer until the next one arrives. */
function useAnswer<Request, Answer>(
  call: (request: Request) => Promise<Answer>,
  request: Request | undefined,
  delay = 0,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const key = request && JSON.stringify(request);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const run = async (): Promise<void> => {
      const next = await call(JSON.parse(key) as Request);
      if (isCurrent) setAnswer(next);
    };
    const timer = setTimeout(() => void run(), delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [call, key, delay]);
  return key === undefined ? undefined : answer;
}

function askForm(subject: FormSubject): ReturnType<typeof ask<'form'>> {
  return ask('form', subject);
}

function askPlan(edits: readonly SeenEdit[]): Promise<PlanResult> {
  return ask('plan', edits);
}

/** Requests the description of a form. Both results are undefined until it arrives. */
export function useForm(subject: FormSubject): { readonly input?: Input; readonly failure?: Failure } {
  const form = useAnswer(askForm, subject);
  if (!form) return {};
  return 'input' in form ? { input: form.input } : { failure: form };
}

/** Plans edits whenever they change. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | undefined {
  return useAnswer(askPlan, edits, pause);
}
