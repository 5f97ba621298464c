import type { CompiledAction } from '#contract';
import { useText } from '../../render/text.tsx';
import { Action, alertId } from './Action.tsx';

type AlertAction = Extract<CompiledAction, { kind: 'alert' }>;

interface ActionsProps {
  readonly actions: readonly CompiledAction[] | undefined;
  /** Whether the first action is the primary one of the page. */
  readonly primary?: boolean;
}

/** A row of actions; the first is primary unless it says otherwise. */
export function Actions({ actions, primary = true }: ActionsProps) {
  if (!actions?.length) return null;
  const alerts = new Map(
    actions.filter((action): action is AlertAction => action.kind === 'alert').map((action) => [action.alert, action]),
  );
  return (
    <>
      <div className="actions">
        {actions.map((action, index) => (
          <Action key={action.label} action={action} fallback={primary && index === 0 ? 'primary' : 'secondary'} />
        ))}
      </div>
      {[...alerts.values()].map((action) => (
        <AlertDialog key={action.alert} action={action} />
      ))}
    </>
  );
}

function AlertDialog({ action }: { action: AlertAction }) {
  const t = useText();
  const id = alertId(action.alert);
  return (
    <dialog id={id} role="alertdialog" aria-labelledby={`${id}-text`}>
      <p id={`${id}-text`}>{t(action.message)}</p>
      <form method="dialog">
        <button className="button button--primary">{t('shared:dialog.close')}</button>
      </form>
    </dialog>
  );
}
