import type { Motif } from '#schema';
import { arcs, box, diamond, rays, spread, stair } from './geometry.ts';

/** The lines of a motif, and the one line that carries the spark. */
export interface Drawing {
  readonly lines: string;
  readonly spark: string;
}

/** The seven motifs. Each is taken from a façade and says what the service does. */
export const drawings: Record<Motif, Drawing> = {
  // A portal: fanlight, two columns, steps.
  legal: {
    lines:
      arcs(48, 44, [40, 32, 12]) +
      rays(48, 44, 12, 32, spread(22.5, 157.5, 7)) +
      'M8 44h80M14 44v32M22 44v32M74 44v32M82 44v32M36 76V56h24v20M8 76h80M4 84h88M0 92h96',
    spark: 'M48 56v20',
  },
  // A ledger of storeys: stepped tower with courses.
  accounting: {
    lines:
      'M4 92h88M12 92V64h16V40h12V12h16v28h12v24h16v28M28 92V64M40 92V40M56 92V40M68 92V64' +
      'M12 73h16M12 82h16M68 73h16M68 82h16M28 50h12M28 60h12M28 70h12M56 50h12M56 60h12M56 70h12',
    spark: 'M48 12V92',
  },
  // A lattice: nested diamonds that hand on to one another.
  fintech: {
    lines:
      diamond(48, 48, 46) +
      diamond(48, 48, 36) +
      diamond(48, 25, 13) +
      diamond(48, 71, 13) +
      diamond(25, 48, 13) +
      diamond(71, 48, 13) +
      'M2 48H12M84 48H94M48 2V12M48 84V94',
    spark: diamond(48, 48, 6),
  },
  // A keystone shield: stepped shoulders, an eye that watches.
  'pld-vulnerables': {
    lines:
      'M10 12h12V4h52v8h12v38c0 20-16 34-38 44C26 84 10 70 10 50zM19 21h12v-8h34v8h12v29c0 15-12 25-29 33C31 75 19 65 19 50z' +
      'M28 46a24 24 0 0 1 40 0a24 24 0 0 1-40 0zM48 35V26M36 38l-5-8M60 38l5-8M48 57v14',
    spark: 'M42 46a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  },
  // Scallops: coins laid like roof tiles.
  treasury: {
    lines:
      arcs(24, 92, [22, 15, 8]) +
      arcs(72, 92, [22, 15, 8]) +
      arcs(48, 66, [22, 15, 8]) +
      'M0 92h96M2 66a22 22 0 0 1 24-22M94 66a22 22 0 0 0-24-22M26 40a22 22 0 0 1 44 0M33 40a15 15 0 0 1 30 0M2 66h24M70 66h24M26 40h44M2 66v26M94 66v26',
    spark: arcs(48, 40, [8]) + 'M48 6V12',
  },
  // Arrival: sun over the horizon, the ground in courses.
  softlanding: {
    lines:
      arcs(48, 58, [26, 16]) +
      rays(48, 58, 31, 46, spread(0, 180, 13).slice(1, -1)) +
      'M0 58h96M8 66h80M16 74h64M24 82h48M32 90h32',
    spark: arcs(48, 58, [7]),
  },
  // A compass of turned squares: one question, many readings.
  ai: {
    lines:
      box(17, 17, 62, 62) +
      diamond(48, 48, 44) +
      box(29, 29, 38, 38) +
      diamond(48, 48, 27) +
      'M48 4V21M48 75V92M4 48H21M75 48H92',
    spark: 'M40 48a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  },
};

/** The firm's façade: fan, pilasters, stepped plinth. */
export const facade: Drawing = {
  lines:
    arcs(120, 150, [104, 96, 64, 24]) +
    rays(120, 150, 24, 64, spread(15, 165, 11)) +
    rays(120, 150, 64, 96, spread(7.5, 172.5, 23)) +
    'M0 150h240M0 158h240M16 158v106M28 158v106M40 158v106M200 158v106M212 158v106M224 158v106M88 264V186h64v78M96 264V194h48v70' +
    'M64 264V158M176 264V158M64 186h24M64 214h24M64 242h24M152 186h24M152 214h24M152 242h24' +
    stair(0, 300, 240, 3, 8, 12) +
    'M8 276h224M0 288h240M120 46V36M120 36v-24' +
    diamond(120, 24, 12),
  spark: 'M120 194v70M120 126v-22',
};
