import type { SpecPath } from '../diagnostic.ts';
import { CannotEdit } from './refusal.ts';
import type { EditState } from './state.ts';

export const editValue = (_state: EditState, _at: SpecPath, _value: unknown): void => {
  throw new CannotEdit('Not yet.');
};
