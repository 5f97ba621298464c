import { fileURLToPath } from 'node:url';

/** The tables of the fixture's migrations, in the shape of the generated `tables`. */
export const tables = {
  leads: { columns: ['name', 'email', 'company', 'message'], maxRows: 1, maxBytes: 65_536 },
  softlanding_requests: {
    columns: ['nombre', 'correo', 'pais_origen', 'tipo_empresa', 'mensaje'],
    maxRows: 1,
    maxBytes: 65_536,
  },
  career_applications: {
    columns: [
      'nombre',
      'email',
      'telefono',
      'linkedin',
      'experiencia',
      'motivacion',
      'disponibilidad',
      'fecha_aplicacion',
      'estado',
    ],
    maxRows: 1,
    maxBytes: 65_536,
  },
} as const;

/** The key that the fixture's pages would send. */
export const anonKey = 'test-anon-key';

export const restPath = '/rest/v1';

/** The fixture's migrations: what the generator writes has this shape. */
export const migrationsDir = fileURLToPath(new URL('../fixtures/migrations', import.meta.url));

/** A lead that every rule allows. */
export const lead = { name: 'Ana', email: 'ana@example.com', company: null, message: 'Hola' };

/** A job application that every rule allows. */
export const application = {
  nombre: 'Luis',
  email: 'luis@example.com',
  telefono: '+52 55 1234 5678',
  linkedin: null,
  experiencia: 'Cinco años',
  motivacion: 'Crecer',
  disponibilidad: null,
  fecha_aplicacion: '2026-01-02T03:04:05.000Z',
  estado: 'pendiente',
};
