/** The values that a template for replies can contain: of the row, and the name of the colleague who replies. */
export const TEMPLATE_VALUES = ['name', 'company', 'form', 'date', 'colleague'] as const;
