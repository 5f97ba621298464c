import { createContext, useContext, useId, type ReactNode } from 'react';
import type { Failure, LocatedDiagnostic, PlanResult, SeenEdit, SpecPath } from '../../contract.ts';
import { problemWords } from '../../wording.ts';
import { startsWith } from '../spec-paths.ts';
import { language, studioTexts } from '../words.ts';

/** The diagnostics for a path in the value of a form. */
interface Fault {
  readonly at: SpecPath;
  readonly problem: Pick<LocatedDiagnostic, 'code' | 'message' | 'hint'>;
}

/** The fields whose values the files of the spec are named after, by the code of the refusal. */
const fieldOfRefusal: Readonly<Record<string, string>> = { 'edit/slug': 'slug', 'edit/page-name': 'path' };

const Faults = createContext<readonly Fault[]>([]);
const Here = createContext<SpecPath | undefined>(undefined);

/** The number of steps from the spec to the value that an edit writes, if a path is inside of it. */
function stepsTo({ edit }: SeenEdit, path: SpecPath): number | undefined {
  const below = (place: SpecPath, more = 0): number | undefined =>
    startsWith(path, place) && path.length >= place.length + more ? place.length + more : undefined;
  switch (edit.kind) {
    case 'value':
      return below(edit.at);
    case 'insert':
      return below(edit.index === undefined ? edit.list : [...edit.list, edit.index], edit.index === undefined ? 1 : 0);
    case 'entry':
      return below([...edit.of, edit.name]);
    case 'page':
      return below(['routes', 'pages', edit.page.id]) ?? below(['pages'], 1);
    case 'article':
      return below(['articles', 'entries'], 1);
    case 'field':
    case 'changeField':
      return below(['forms', edit.form, 'fields'], 1);
    default:
      return undefined;
  }
}

/** Shows what the rules say about edits beside the fields of their form. */
export function WithFaults({
  edits,
  result,
  children,
}: {
  readonly edits: () => readonly SeenEdit[];
  readonly result: PlanResult | Failure | undefined;
  readonly children: ReactNode;
}) {
  const failure = result?.ok === false ? result : undefined;
  const faults = (failure?.problems ?? []).flatMap((problem): Fault[] => {
    const steps = edits()
      .map((edit) => stepsTo(edit, problem.path))
      .find((one) => one !== undefined);
    return steps === undefined ? [] : [{ at: problem.path.slice(steps), problem }];
  });
  const { code = '', why = '' } = failure ?? {};
  const field = fieldOfRefusal[code];
  if (field !== undefined) faults.push({ at: [field], problem: { code, message: why } });
  return <Faults value={faults}>{children}</Faults>;
}

/** The whole value of a form that is not an object. */
export function Whole({ children }: { readonly children: ReactNode }) {
  return <Here value={whole}>{children}</Here>;
}

const whole: SpecPath = [];

/** A property or an item of the value. */
export function Inside({ step, children }: { readonly step: string | number; readonly children: ReactNode }) {
  return <Here value={[...(useContext(Here) ?? []), step]}>{children}</Here>;
}

interface FoundFaults {
  /** The id of the note, for `aria-describedby`; `undefined` if there is nothing to say. */
  readonly id: string | undefined;
  readonly note: ReactNode;
  /** Whether a fault concerns one language, or the value as a whole. */
  readonly concerns: (language: string) => boolean;
}

/** The diagnostics for the value at this path, for its control. */
export function useFaults(): FoundFaults {
  const id = useId();
  const here = useContext(Here);
  const faults = useContext(Faults);
  // Controls that stand for no property have nothing to say.
  const own = here ? faults.filter(({ at }) => startsWith(at, here)) : [];
  return {
    id: own.length > 0 ? id : undefined,
    note:
      own.length > 0 ? (
        <div className="refused" id={id}>
          {[
            ...new Set(
              own.map(
                ({ problem }) =>
                  problemWords(studioTexts(), language(), problem.code, problem.message) ?? problem.message,
              ),
            ),
          ].map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      ) : null,
    concerns: (language) => own.some(({ at }) => [undefined, language].includes(at[here?.length ?? 0] as string)),
  };
}

/** Focuses the first control with a fault, also where it is folded away. */
export function focusFirstFault(form: Element): void {
  const faulty = form.querySelector<HTMLElement>('[aria-invalid=true]');
  for (const folded of form.querySelectorAll('details:has([aria-invalid=true])')) folded.setAttribute('open', '');
  faulty?.focus();
}
