// Generated from tables of the spec. Do not edit: change the spec and run `npm run generate`.
import type { TableName, TableRules } from '#contract';

/** The tables that visitors may insert into, and the columns of each. */
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

/** Where the database's interface lives at the backend's origin. */
export const restPath = '/rest/v1';

/** The public key of the embedded backend. It guards nothing by itself: grants and policies do. */
export const defaultAnonKey = 'jacaranda-embedded-anon';
