import { useEffect, useState } from 'react';
import type { Failure, PlanResult, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';

/** The debounce time while the user types (milliseconds). */
const pause = 350;

/** Plans edits whenever they change; `undefined` until the result for the current edits arrives. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | Failure | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly result: PlanResult | Failure }>();
  const key = edits && JSON.stringify(edits);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const request = async (): Promise<void> => {
      const result = await ask('plan', { edits: JSON.parse(key) as SeenEdit[] });
      if (isCurrent) setLast({ key, result });
    };
    const timer = setTimeout(() => void request(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return last?.key === key ? last?.result : undefined;
}
