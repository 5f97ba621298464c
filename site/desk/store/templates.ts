import type { DeskConfig, DeskTemplate, DeskText } from '../contract/config.ts';
import type { Signatures, TemplateEntry } from '../contract/store.ts';
import { call, type AsPerson } from './queries.ts';

/** What the SQL function `desk_templates` returns. */
interface Stored {
  readonly templates: readonly (Partial<DeskTemplate> & { id: string; removed: boolean; version: number })[];
  readonly signature: { readonly body: DeskText; readonly version: number } | null;
  readonly own: string | null;
}

/** The result of a change. Nothing was stored if somebody else has changed the same text in the meantime. */
type Result = 'saved' | 'conflict';

/** Templates for replies and signatures: those of the spec, with what people have changed at the desk. */
export function templates(run: AsPerson, config: DeskConfig) {
  const read = () => run((connection) => call<Stored>(connection, 'desk_templates'));
  return {
    /** What the person writes replies with: the templates that are offered, and the signatures. */
    replying: async (): Promise<{ templates: readonly DeskTemplate[]; signatures: Signatures }> => {
      const stored = await read();
      return {
        templates: entriesOf(config, stored).filter(({ removed }) => !removed),
        signatures: { firm: firmSignature(config, stored).text, own: stored?.own ?? null },
      };
    },
    /** All templates, also removed ones of the spec, and the firm's signature. */
    templates: async () => {
      const stored = await read();
      return { entries: entriesOf(config, stored), signature: firmSignature(config, stored) };
    },
    /** @throws an error with the message `invalidTemplate` */
    setTemplate: (id: string, basedOn: number, template: Omit<DeskTemplate, 'id'>) =>
      run((connection) => call<Result>(connection, 'desk_set_template', id, basedOn, template)),
    /** Removes a template, or gives one of the spec its own text again. */
    dropTemplate: (entry: TemplateEntry, basedOn: number, as: 'removed' | 'restored') => {
      const isHidden = as === 'removed' && entry.from !== 'desk';
      const name = entry.label[config.defaultLocale] ?? entry.id;
      return run((connection) => call<Result>(connection, 'desk_drop_template', entry.id, basedOn, isHidden, name));
    },
    /** Changes the firm's signature. @throws an error with the message `invalidTemplate` */
    setSignature: (basedOn: number, text: DeskText) =>
      run((connection) => call<Result>(connection, 'desk_set_signature', basedOn, text)),
    /** Changes the person's own signature. */
    sign: (text: string) => run((connection) => call<boolean>(connection, 'desk_sign', text)),
  };
}

function firmSignature(config: DeskConfig, stored: Stored | undefined) {
  return { text: stored?.signature?.body ?? config.signature, version: stored?.signature?.version ?? 0 };
}

/** The templates of the spec in their order, with what was changed, and then those of the desk. */
function entriesOf(config: DeskConfig, stored: Stored | undefined): TemplateEntry[] {
  const changes = new Map(stored?.templates.map((template) => [template.id, template]));
  const ofSpec = config.templates.map((template): TemplateEntry => {
    const change = changes.get(template.id);
    changes.delete(template.id);
    if (change === undefined) return { ...template, version: 0, from: 'spec' };
    const { version, removed } = change;
    if (removed) return { ...template, version, from: 'spec', removed: true };
    return { ...(change as DeskTemplate), version, from: 'changed' };
  });
  const own = [...changes.values()].filter(({ removed }) => !removed);
  return [
    ...ofSpec,
    ...own.map((each): TemplateEntry => ({
      ...(each as DeskTemplate & { version: number }),
      removed: false,
      from: 'desk',
    })),
  ];
}
