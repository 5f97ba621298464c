/** A text as PostgreSQL reads it in a statement. */
export function quoted(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
