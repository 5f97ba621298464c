// Generated from desk.roles of the spec. Do not edit: change the spec and run `npm run generate`.
import { describeDesk } from '#tests/support/desk.ts';

describeDesk([
  {
    role: 'admin',
    powers: { people: true, audit: true, templates: true },
    tables: {
      leads: { list: true, read: true, change: true, assign: true, export: true, copy: true, erase: true },
      softlanding_requests: {
        list: true,
        read: true,
        change: true,
        assign: true,
        export: true,
        copy: true,
        erase: true,
      },
      career_applications: {
        list: true,
        read: true,
        change: true,
        assign: true,
        export: true,
        copy: true,
        erase: true,
      },
    },
  },
  {
    role: 'intake',
    powers: { people: false, audit: false, templates: false },
    tables: {
      leads: { list: true, read: true, change: true, assign: true, export: true, copy: true, erase: false },
      softlanding_requests: {
        list: true,
        read: true,
        change: true,
        assign: true,
        export: true,
        copy: true,
        erase: false,
      },
      career_applications: {
        list: false,
        read: false,
        change: false,
        assign: false,
        export: false,
        copy: false,
        erase: false,
      },
    },
  },
  {
    role: 'recruiting',
    powers: { people: false, audit: false, templates: false },
    tables: {
      leads: { list: false, read: false, change: false, assign: false, export: false, copy: false, erase: false },
      softlanding_requests: {
        list: false,
        read: false,
        change: false,
        assign: false,
        export: false,
        copy: false,
        erase: false,
      },
      career_applications: {
        list: true,
        read: true,
        change: true,
        assign: true,
        export: true,
        copy: true,
        erase: false,
      },
    },
  },
  {
    role: 'editor',
    powers: { people: false, audit: false, templates: false },
    tables: {
      leads: { list: false, read: false, change: false, assign: false, export: false, copy: false, erase: false },
      softlanding_requests: {
        list: false,
        read: false,
        change: false,
        assign: false,
        export: false,
        copy: false,
        erase: false,
      },
      career_applications: {
        list: false,
        read: false,
        change: false,
        assign: false,
        export: false,
        copy: false,
        erase: false,
      },
    },
  },
]);
