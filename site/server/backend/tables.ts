import type { TableRule, TableRules } from '#contract';

/** The rules of a table, if visitors may write to it. Names come from the URL, so `constructor` must find nothing. */
export function ruleOf(tables: TableRules, table: string): TableRule | undefined {
  return Object.hasOwn(tables, table) ? tables[table] : undefined;
}
