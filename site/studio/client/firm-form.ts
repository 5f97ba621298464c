import type { Json, Root } from '../contract.ts';
import { kindOf } from './places.ts';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Technical data of the firm, which the form leaves out: developers change it in the spec. */
const technical = ['types', 'origin', 'geo', 'timeZone', 'securityContact'];

/** Opens the form for the firm's data or for the values that texts insert, optionally at one of its fields. */
export function useFirmForm(): (root: Root, field?: string) => void {
  const say = useSay();
  return ({ at, value: seen }, field) => {
    const part = String(at[0]);
    // Values of the kind `count` are computed, so they have no field.
    const computed = Object.entries(seen ?? {}).filter(([, one]) => kindOf(one as Json) === 'count');
    setState({
      window: {
        kind: 'form',
        target: {
          title: say(part === 'firm' ? 'firm.title' : 'firm.values'),
          question: { of: 'place', at },
          value: seen,
          within: part,
          without: [...technical, ...computed.map(([name]) => name)],
          field,
        },
      },
    });
  };
}

/** Opens the form that edits a value of the site, by its name: `companies`. */
export function useValueForm(): (name: string) => void {
  const open = useFirmForm();
  const site = useStudio((state) => state.site);
  return (name) => {
    const [part, field] = site?.values[name]?.at ?? [];
    const root = site?.firm.find(({ at }) => at[0] === part);
    if (root) open(root, String(field));
  };
}
