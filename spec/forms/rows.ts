/** How many lines high the text areas are. */
export const rows = { message: 3, description: 3 } as const;
