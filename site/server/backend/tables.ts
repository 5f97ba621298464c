import type { TableRule, TableRules } from '#contract';

/** The rule of a table, if a visitor may write to it. Names come from the address, so `constructor` must find nothing. */
export function ruleOf(tables: TableRules, table: string): TableRule | undefined {
  return Object.hasOwn(tables, table) ? tables[table] : undefined;
}
