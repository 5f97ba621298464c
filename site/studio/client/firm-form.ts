import type { Json, Root } from '../contract.ts';
import { kindOf } from './places.ts';
import { setState, useStudio } from './store.ts';
import { useSay } from './words.ts';

/** Data of the firm that a programmer changes: where the site is, and what search engines and security researchers read. */
const technical = ['types', 'origin', 'geo', 'timeZone', 'securityContact'];

/** Opens the form of the firm's data, or of the values that texts contain, at one of its fields. */
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
          ...(field !== undefined && { field }),
          make: (value) => ({ edit: { kind: 'value', at, value }, seen }),
        },
      },
    });
  };
}

/** Opens the form that has a value of the site, by its name: `companies`. */
export function useValueForm(): (name: string) => void {
  const open = useFirmForm();
  const site = useStudio((state) => state.site);
  return (name) => {
    const [part, field] = site?.values[name]?.at ?? [];
    const root = site?.firm.find(({ at }) => at[0] === part);
    if (root) open(root, String(field));
  };
}
