import { list, record, same, text } from './data.ts';
import type { Data } from './data.ts';
import { isShared } from './texts.ts';
import type { Versions } from './versions.ts';
import { brief, contrast, listing } from './words.ts';

const isForm = /^site\/generated\/forms\/(?!index\.|rules\.|texts\.)([\w-]+)\.ts$/;
type Named = { [key: string]: Data };

/** The languages in which two texts differ. */
const languages = (before: Data, after: Data): string => {
  const differing = Object.keys({ ...record(before), ...record(after) }).filter((locale) => record(before)[locale] !== record(after)[locale]);
  return differing.length > 0 ? ` (${differing.join(', ')})` : '';
};

const fieldChanges = (name: string, was: Named, now: Named): string[] => {
  const limit = 'maxLength';
  const options = (field: Named) => list(field['options']).map((option) => text(record(option)['value']));
  const [old, present] = [options(was), options(now)];
  const worded = ['label', 'help'].filter((part) => !same(was[part], now[part])).map((part) => `${name}: ${part} changed${languages(was[part], now[part])}`);
  const said = new Set(['name', 'required', limit, 'options', 'label', 'help']);
  const others = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter((key) => !said.has(key) && !same(was[key], now[key]));
  const gone = old.filter((value) => !present.includes(value));
  const come = present.filter((value) => !old.includes(value));
  return [
    ...(was['required'] === now['required'] ? [] : [`${name} ${now['required'] === true ? 'now required' : 'no longer required'}`]),
    ...(was[limit] === now[limit] ? [] : [`${name} takes ${brief(now[limit])} characters, no longer ${brief(was[limit])}`]),
    ...listing(come, 'option', `of ${name} added`),
    ...listing(gone, 'option', `of ${name} removed`),
    ...(come.length + gone.length === 0 && !same(was['options'], now['options']) ? [`${name}: options changed`] : []),
    ...worded,
    ...others.map((key) => `${name}: ${key} ${contrast(was[key], now[key])}`),
  ];
};

const outcomeChanges = (was: Named, now: Named, isShared: (before: Data, after: Data) => boolean): string[] =>
  Object.keys({ ...was, ...now }).flatMap((name) => {
    const [before, after] = [record(was[name]), record(now[name])];
    return [
      ...(same(before['then'], after['then']) ? [] : [`after success: ${contrast(before['then'], after['then'])}`]),
      ...(before['channel'] === after['channel'] ? [] : [`${name} is shown as ${text(after['channel'])}, no longer as ${text(before['channel'])}`]),
      ...(isShared(before['title'], after['title']) && isShared(before['message'], after['message']) ? [] : [`what it says in case of "${name}" changed`]),
    ];
  });

const formChanges = (was: Named, now: Named, isShared: (before: Data, after: Data) => boolean): string[] => {
  const fields = (form: Named) => new Map(list(form['fields']).map((field) => [text(record(field)['name']), record(field)]));
  const [old, present] = [fields(was), fields(now)];
  const kept = [...present.keys()].filter((name) => old.has(name));
  return [
    ...[...present].filter(([name]) => !old.has(name)).map(([name, field]) => `field ${name} added (${field['required'] === true ? 'required' : 'optional'})`),
    ...[...old.keys()].filter((name) => !present.has(name)).map((name) => `field ${name} removed`),
    ...kept.flatMap((name) => fieldChanges(name, old.get(name) ?? {}, present.get(name) ?? {})),
    ...(same(kept, [...old.keys()].filter((name) => present.has(name))) ? [] : ['fields in another order']),
    ...(was['table'] === now['table'] ? [] : [`writes to ${text(now['table'])} now, no longer to ${text(was['table'])}`]),
    ...outcomeChanges(record(was['outcomes']), record(now['outcomes']), isShared),
    ...(isShared(record(was['texts'])['submit'], record(now['texts'])['submit']) ? [] : [`the send button's text changed${languages(record(was['texts'])['submit'], record(now['texts'])['submit'])}`]),
    ...(same(was['analytics'], now['analytics']) ? [] : ['analytics changed']),
  ];
};

/** What changed of the forms: fields, what they ask for and take, where they write to, what they say. */
export const formsChanges = (versions: Versions): string[] => {
  const { changed, of } = versions;
  const shared = isShared(versions);
  const ids = [...changed.keys()].flatMap((path) => isForm.exec(path)?.[1] ?? []);
  const form = (id: string) => {
    const { before, after } = of(`site/generated/forms/${id}.ts`);
    return { id, was: before['form'], now: after['form'] };
  };
  const forms = ids.map(form);
  const rules = [...changed.keys()].flatMap((path) => /forms\/([\w-]+)\.rules\.ts$/.exec(path)?.[1] ?? []);
  const told = new Map(forms.map(({ id, was, now }) => [id, was === undefined || now === undefined ? [] : formChanges(record(was), record(now), shared)]));
  const isNewOrGone = new Set(forms.filter(({ was, now }) => was === undefined || now === undefined).map(({ id }) => id));
  return [
    ...listing(forms.filter(({ was }) => was === undefined).map(({ id }) => id), 'form', 'added'),
    ...listing(forms.filter(({ now }) => now === undefined).map(({ id }) => id), 'form', 'removed'),
    ...[...told].filter(([, changes]) => changes.length > 0).map(([id, changes]) => `form ${id}: ${changes.join('; ')}`),
    // Code rather than data: it can only be told that it is another one.
    ...rules.filter((id) => !isNewOrGone.has(id) && (told.get(id) ?? []).length === 0).map((id) => `form ${id}: what it checks or stores changed`),
  ];
};
