import { idsOf, pagesOf } from '../../compile/walk.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { Input, FieldInput, Json, JsonObject } from '../contract.ts';

/** Placeholder words, which the release check refuses. */
const words =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.';
/** Names of short texts. */
const short =
  /^(?:heading|title|label|eyebrow|mark|value|category|author|question|name|role|sector|company|navigation|listHeading|flag)$/;

/** Makes a valid value with the required properties only; `undefined` if a required property has no possible value. */
export class Sampler {
  readonly #spec: SiteSpec;
  readonly #ids = new Set<string>();

  constructor(spec: SiteSpec) {
    this.#spec = spec;
    for (const page of pagesOf(spec)) for (const { value } of idsOf(page)) this.#ids.add(value);
  }

  sample(asked: Input, name = ''): Json | undefined {
    switch (asked.type) {
      case 'text':
        return this.#text(name, asked.min ?? 0, asked.html === true);
      case 'string':
        return this.#string(asked, name);
      case 'date':
        return '2024-01-15';
      case 'time':
        return '09:00';
      case 'number':
        return asked.min ?? 1;
      case 'boolean':
        return true;
      case 'option':
        return asked.of === 'page' || asked.of === 'destination' ? this.#spec.routes.home : asked.options[0];
      case 'constant':
        return asked.value;
      case 'list':
        return this.#list(asked, name);
      case 'object':
        return this.#object(asked.fields);
      case 'choice': {
        const [first] = asked.choices;
        const inside = first && this.#object(first.fields);
        return inside && { [asked.by]: first.value, ...inside };
      }
      case 'record':
        return {};
      default:
        return undefined;
    }
  }

  #string({ pattern, max }: Extract<Input, { type: 'string' }>, name: string): string {
    if (name === 'id') return this.#id();
    if (name === 'url') return 'https://lorem-ipsum.example/';
    if (name === 'path' || name === 'from') return '/lorem-ipsum';
    return (pattern === undefined ? 'lorem' : 'lorem-ipsum').slice(0, max);
  }

  #text(name: string, least: number, html: boolean): Json {
    const text = short.test(name) ? words.slice(0, 11) : least > 0 ? words : `${words.slice(0, 55)}.`;
    return Object.fromEntries(
      Object.keys(this.#spec.locales.all).map((locale) => [locale, html ? `<p>${text}</p>` : text]),
    );
  }

  #id(): string {
    for (let number = 1; ; number += 1) {
      const id = `lorem-${number}`;
      if (!this.#ids.has(id)) return (this.#ids.add(id), id);
    }
  }

  #list({ item, min = 1 }: Extract<Input, { type: 'list' }>, name: string): Json | undefined {
    if (item.type === 'choice' && item.choices.every(({ fields }) => fields.length === 0))
      return [{ kind: 'statement', heading: this.#text('heading', 0, false), paragraphs: [this.#text('', 0, false)] }];
    const items = Array.from({ length: Math.max(1, min) }, () => this.sample(item, name));
    return items.every((one) => one !== undefined) ? (items as Json[]) : undefined;
  }

  #object(fields: readonly FieldInput[]): JsonObject | undefined {
    const entries = fields
      .filter(({ required }) => required)
      .map(({ name, input }) => [name, this.sample(input, name)] as const);
    if (entries.some(([, value]) => value === undefined)) return undefined;
    const made = Object.fromEntries(entries) as Record<string, Json>;
    const { panels } = made;
    // The name of the panel that is open at first.
    if ('initial' in made && Array.isArray(panels)) made['initial'] = (panels[0] as { readonly id: string }).id;
    return made;
  }
}
