import { join } from 'node:path';
import { tables } from '#generated/backend.ts';
import { FIXTURE_ROOT } from '../../support/fixture-site.ts';

export { tables };

/** The key that the pages under test would send. */
export const anonKey = 'test-anon-key';

export const restPath = '/rest/v1';

/** The fixture site's migrations, which the databases under test have. */
export const migrationsDir = join(FIXTURE_ROOT, 'site/supabase/migrations');

/** A valid lead. */
export const lead = { name: 'Ana', email: 'ana@example.com', company: null, message: 'Hola' };

/** A valid job application. */
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

/** A valid request for an appointment. */
export const appointment = {
  nombre: 'Eva',
  correo: 'eva@example.com',
  telefono: '+52 33 1234 5678',
  tratamiento: 'cleaning',
  dia: '2026-01-02',
  momento: 'morning',
  recordatorio: true,
  consentimiento: true,
  canal: 'web',
};
