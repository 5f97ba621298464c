import { useEffect, useState } from 'react';
import type { PlanResult, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';

/** The debounce time while the user types (milliseconds). */
const pause = 350;

/** Plans edits whenever they change. Returns the last result until the next one arrives. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | undefined {
  const [result, setResult] = useState<PlanResult>();
  const key = edits && JSON.stringify(edits);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const request = async (): Promise<void> => {
      const planned = await ask('plan', { edits: JSON.parse(key) as SeenEdit[] });
      if (isCurrent) setResult(planned);
    };
    const timer = setTimeout(() => void request(), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key]);
  return key === undefined ? undefined : result;
}
