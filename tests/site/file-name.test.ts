import { expect, test } from 'vitest';

import { fileName } from '../../site/shared/file-name.ts';

test.each([
  ['Foto Oficina (2)', 'foto-oficina-2.jpg'],
  ['Ñandú & Cía.', 'nandu-cia.jpg'],
  ['CON', 'con-1.jpg'],
  ['Nul', 'nul-1.jpg'],
  ['com¹', 'com1-1.jpg'],
  ['LPT9', 'lpt9-1.jpg'],
  ['con.tacto', 'con-tacto.jpg'],
  ['console', 'console.jpg'],
  ['--force', 'force.jpg'],
  ['.htaccess', 'htaccess.jpg'],
  ['../../etc/passwd', 'etc-passwd.jpg'],
  ['foto . ', 'foto.jpg'],
  ['a\u0000b\r\nc\u202E"d', 'a-b-c-d.jpg'],
  ['写真', 'file.jpg'],
  [`${'a'.repeat(99)} b`, `${'a'.repeat(99)}.jpg`],
])('a file named after %j is called %s', (words, expected) => expect(fileName(words, 'jpg')).toBe(expected));

test('a name without an extension does not end with a dot', () => expect(fileName('Foto', '')).toBe('foto'));
