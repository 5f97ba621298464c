import type { Diagnostic, SpecPath } from '../diagnostic.ts';
import type { FoundImage, Media } from '../media/facts.ts';
import { nearest } from '../suggest.ts';
import type { SiteSpec } from '../schema/index.ts';
import { problem } from './problem.ts';
import { imagesIn } from './walk.ts';

/** What is wrong with the pictures that a spec names, and with those that are not there. Pure. */
export const checkMedia = (spec: SiteSpec, { images }: Media): Diagnostic[] =>
  imagesIn(spec).flatMap(({ value: { file, dark }, path }) => [
    ...foundAt(file, [...path, 'file'], images),
    ...(dark === undefined ? [] : foundAt(dark, [...path, 'dark'], images)),
  ]);

const foundAt = (file: string, path: SpecPath, images: ReadonlyMap<string, FoundImage | undefined>): Diagnostic[] => {
  if (!images.has(file)) return [missing(file, path, [...images.keys()])];
  const fault = images.get(file)?.fault;
  return fault ? [problem(fault.code, path, `The picture "${file}" ${fault.message}`, fault.hint)] : [];
};

const missing = (file: string, path: SpecPath, names: readonly string[]): Diagnostic => {
  const meant = nearest(file, names) ?? names.find((name) => name.toLowerCase().endsWith(`/${file.toLowerCase()}`));
  const hint = meant === undefined ? 'Put the file there. Paths begin below that folder: "team/ana.jpg".' : `Did you mean "${meant}"?`;
  return problem('image/missing', path, `There is no picture "${file}" in the folder media of the spec.`, hint);
};
