import type { PublishFault, Trouble, GitProblem } from '../publish/contract.ts';
import type { TranslateDesk } from '../texts/desk.ts';

/** Failures of git that may pass by themselves; the others need the maintainer. */
const MAY_PASS: readonly GitProblem[] = ['unreachable', 'behind', 'locked'];

/** Says what does not work in publishing, what visitors see, and who can mend it. */
export function troubleText(t: TranslateDesk, { kind, git = 'other' }: Pick<Trouble, 'kind' | 'git'>): string {
  return t(`desk.site.trouble.${kind}`, { reason: t(`desk.site.git.${git}`) });
}

/** Says why nothing was published, what visitors see, and who can mend it. */
export function faultText(
  t: TranslateDesk,
  { fault, git = 'other' }: { readonly fault: PublishFault; readonly git?: GitProblem },
): string {
  const text = t(`desk.site.fault.${fault}`, { reason: t(`desk.site.git.${git}`) });
  if (fault !== 'git' && fault !== 'push') return text;
  return `${text} ${t(`desk.site.mend.${MAY_PASS.includes(git) ? 'again' : 'maintainer'}`)}`;
}
