// Generated from tables of the spec. Do not edit: change the spec and run `npm run generate`.
import type { TableName, TableRules } from '#contract';

/** The tables that visitors may insert into, and the columns of each. */
export const tables: TableRules<TableName> = {
  leads: {
    columns: ['name', 'email', 'company', 'message'],
    email: 'email',
    maxRows: 1,
    maxBytes: 262144,
  },
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

/** Where the database's interface lives at the backend's origin. */
export const restPath = '/rest/v1';

/** The public key of the embedded backend. It guards nothing by itself: grants and policies do. */
export const defaultAnonKey = 'cimiento-embedded-anon';
