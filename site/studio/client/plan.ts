import { useEffect, useState } from 'react';
import type { Failure, PlanResult, SeenEdit } from '../contract.ts';
import { ask } from './api.ts';

/** How long to wait until somebody has finished writing (milliseconds). */
const pause = 350;

/** What edits would come to, asked anew whenever they change. */
export function usePlan(edits: readonly SeenEdit[] | undefined): PlanResult | Failure | undefined {
  const [last, setLast] = useState<{ readonly key: string; readonly result: PlanResult | Failure }>();
  const key = edits && JSON.stringify(edits);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      const result = await ask('plan', { edits: JSON.parse(key) as SeenEdit[] });
      if (isWanted) setLast({ key, result });
    };
    const timer = setTimeout(() => void look(), pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return last?.key === key ? last?.result : undefined;
}
