import { idsOf, pagesOf } from '../../compile/walk.ts';
import type { SiteSpec } from '../../schema/index.ts';
import type { Input, FieldInput, Json, JsonObject } from '../contract.ts';

/** Placeholder text. The release check rejects it. */
const words = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit';
/** The names of properties with short texts. */
const short =
  /^(?:heading|title|label|eyebrow|mark|value|category|author|question|name|role|sector|company|navigation|listHeading|flag)$/;

/** Creates a valid value with only the required properties; `undefined` if one of them has no possible value. */
export class Sampler {
  readonly #spec: SiteSpec;
  readonly #ids = new Set<string>();

  constructor(spec: SiteSpec) {
    this.#spec = spec;
    for (const page of pagesOf(spec)) for (const { value } of idsOf(page)) this.#ids.add(value);
  }

  sample(input: Input, name = ''): Json | undefined {
    switch (input.type) {
      case 'text':
        return this.#text(name, input.html === true);
      case 'string':
        return this.#string(input, name);
      case 'date':
        return '2024-01-15';
      case 'time':
        return '09:00';
      case 'number':
        return input.min ?? 1;
      case 'boolean':
        return true;
      case 'option':
        return input.of === 'page' || input.of === 'destination' ? this.#spec.routes.home : input.options[0];
      case 'constant':
        return input.value;
      case 'list':
        return this.#list(input, name);
      case 'object':
        return this.#object(input.fields);
      case 'choice': {
        const [first] = input.choices;
        const fields = first && this.#object(first.fields);
        return fields && { [input.by]: first.value, ...fields };
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
    return (pattern === undefined ? 'lorem' : 'lorem-ipsum').slice(0, max);
  }

  #text(name: string, html = false): Json {
    const text = short.test(name) ? words.slice(0, 11) : `${words}.`;
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
      return [{ kind: 'statement', heading: this.#text('heading'), paragraphs: [this.#text('')] }];
    const items = Array.from({ length: Math.max(1, min) }, () => this.sample(item, name));
    return items.every((one) => one !== undefined) ? (items as Json[]) : undefined;
  }

  #object(fields: readonly FieldInput[]): JsonObject | undefined {
    const entries = fields
      .filter(({ required }) => required)
      .map(({ name, input }) => [name, this.sample(input, name)] as const);
    if (entries.some(([, value]) => value === undefined)) return undefined;
    const object = Object.fromEntries(entries) as Record<string, Json>;
    const { panels } = object;
    // `initial` has to name an existing panel.
    if ('initial' in object && Array.isArray(panels)) object['initial'] = (panels[0] as { readonly id: string }).id;
    return object;
  }
}
