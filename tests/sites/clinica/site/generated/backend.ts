// Generated from tables of the spec. Do not edit: change the spec and run `npm run generate`.
import type { TableName, TableRules } from '#contract';

/** The tables that visitors may insert into, with their columns. */
export const tables: TableRules<TableName> = {
  appointment_requests: {
    columns: [
      'nombre',
      'correo',
      'telefono',
      'tratamiento',
      'motivo',
      'edad',
      'dia',
      'momento',
      'presupuesto',
      'recordatorio',
      'comentario',
      'consentimiento',
      'campana',
      'canal',
    ],
    email: 'correo',
    maxRows: 1,
    maxBytes: 65536,
  },
};

/** Path of the database's API at the backend's origin. */
export const restPath = '/rest/v1';

/** Public key of the embedded backend. It protects nothing; grants and policies do. */
export const defaultAnonKey = 'jacaranda-embedded-anon';
