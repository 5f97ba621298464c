/** How many lines high the text areas are. */
export const rows = { message: 5, description: 4 } as const;
