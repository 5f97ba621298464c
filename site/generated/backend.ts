// Generated from tables of the spec. Do not edit: change the spec and run `npm run generate`.
import type { TableName, TableRules } from '#contract';

/** The tables that visitors may insert into, with their columns. */
export const tables: TableRules<TableName> = {
  leads: { columns: ['name', 'email', 'company', 'message'], email: 'email', maxRows: 1, maxBytes: 262144 },
  softlanding_requests: {
    columns: ['nombre', 'correo', 'pais_origen', 'tipo_empresa', 'mensaje'],
    email: 'correo',
    maxRows: 1,
    maxBytes: 262144,
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
    email: 'email',
    maxRows: 1,
    maxBytes: 262144,
  },
};

/** Path of the database's API at the backend's origin. */
export const restPath = '/rest/v1';

/** Public key of the embedded backend. It protects nothing; grants and policies do. */
export const defaultAnonKey = 'cimiento-embedded-anon';
