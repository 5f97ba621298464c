/** What to do about a required field that was left empty. */
export const missing = {
  name: { es: 'Escriba su nombre.', en: 'Enter your name.' },
  fullName: { es: 'Escriba su nombre completo.', en: 'Enter your full name.' },
  email: { es: 'Escriba su correo electrónico.', en: 'Enter your e-mail address.' },
  company: { es: 'Escriba el nombre de su empresa.', en: 'Enter the name of your company.' },
  telephone: { es: 'Escriba su teléfono.', en: 'Enter your telephone number.' },
  country: { es: 'Elija su país de origen.', en: 'Choose your country of origin.' },
  countryInWords: { es: 'Escriba su país de origen.', en: 'Enter your country of origin.' },
  companyType: { es: 'Elija el tipo de su empresa.', en: 'Choose your type of company.' },
  message: { es: 'Escriba su mensaje.', en: 'Write your message.' },
} as const;
