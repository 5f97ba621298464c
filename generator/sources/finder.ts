import type { createLocator } from '../read/locate/walk.ts';
import { entryOf, projectOf } from '../paths.ts';
import type { SiteSpec } from '../schema/index.ts';
import type { SourceAnswer, SourceQuestion } from './answer.ts';
import { findSource } from './find.ts';

/** Finds what visitors see in the source of the spec, as that is on the disk now. */
export class Finder {
  readonly #root: string;
  #spec: SiteSpec | undefined;
  #locate: ReturnType<typeof createLocator> | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Takes notice of a change in the source. @param spec The spec, when it is right; the last right one stays in use otherwise. */
  see(spec: SiteSpec | undefined): void {
    this.#spec = spec ?? this.#spec;
    this.#locate = undefined;
  }

  async find(question: SourceQuestion): Promise<SourceAnswer> {
    if (!this.#spec) return {};
    // The TypeScript parser takes a second to load: not before somebody asks.
    const { createLocator } = await import('../read/locate/walk.ts');
    this.#locate ??= createLocator(projectOf(entryOf(this.#root)), entryOf(this.#root));
    return findSource(this.#spec, this.#locate, question);
  }
}
