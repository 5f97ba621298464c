import type { Edit } from './contract.ts';
import { addEntry } from './entry.ts';
import { insertItem, moveItem, removeItem } from './list.ts';
import { addArticle, removeArticle } from './article.ts';
import { addPage, removePage } from './page.ts';
import type { EditState } from './state.ts';
import { editText } from './text.ts';
import { editValue, unset } from './value.ts';

/** Makes one edit in memory. @throws CannotEdit */
export async function applyEdit(state: EditState, edit: Edit): Promise<void> {
  switch (edit.kind) {
    case 'text':
      return editText(state, edit.at, edit.texts);
    case 'value':
      return editValue(state, edit.at, edit.value);
    case 'unset':
      return unset(state, edit.at);
    case 'insert':
      return insertItem(state, edit.list, edit.index, edit.item);
    case 'remove':
      return removeItem(state, edit.list, edit.index);
    case 'move':
      return moveItem(state, edit.list, edit.from, edit.to);
    case 'entry':
      return addEntry(state, edit.of, edit.name, edit.value, edit.before);
    case 'page':
      return addPage(state, edit);
    case 'removePage':
      return removePage(state, edit.page);
    case 'article':
      return addArticle(state, edit);
    case 'removeArticle':
      return removeArticle(state, edit.slug);
  }
}
