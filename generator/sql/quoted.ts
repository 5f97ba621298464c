/** A text as PostgreSQL reads it in a statement. */
export const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
