/** What the booking buttons of this page say. */
export const bookLabel = { es: 'Agendar Consulta', en: 'Book a Consultation' };
