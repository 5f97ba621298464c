import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/** Writes each mail to a file that only this user can read: `<time>-<n>.eml` in `folder`. */
export function createFileMailer(folder: string, from: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    isLocal: true,
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      count += 1;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
      // Another server that shares the folder may have taken the name.
      for (let n = count; ; n += 1) {
        const written = await writeFile(join(folder, `${time}-${n}.eml`), message as Buffer, {
          mode: 0o600,
          flag: 'wx',
        }).then(
          () => true,
          (error: NodeJS.ErrnoException) => {
            if (error.code === 'EEXIST') return false;
            throw error;
          },
        );
        if (written) return;
      }
    },
    close: async () => undefined,
  };
}
