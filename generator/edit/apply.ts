import type { Edit } from './contract.ts';
import { CannotEdit } from './refusal.ts';
import type { EditState } from './state.ts';
import { editText } from './text.ts';
import { editValue } from './value.ts';

/** Makes one edit in memory. @throws CannotEdit */
export const applyEdit = async (state: EditState, edit: Edit): Promise<void> => {
  switch (edit.kind) {
    case 'text':
      return editText(state, edit.at, edit.texts);
    case 'value':
      return editValue(state, edit.at, edit.value);
    default:
      throw new CannotEdit('Not yet.');
  }
};
