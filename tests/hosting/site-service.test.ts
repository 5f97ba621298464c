import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/node.mjs';
import { readDeskSettings } from '../../site/desk/server/settings.ts';
import { readSettings } from '../../site/server/settings.ts';

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

const unit = read('site/hosting/server/site.service');
const guide = read('docs/guides/deploy.md');

/** The values of a directive of the unit. */
function directive(name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].flatMap(([, values = '']) => values.split(' '));
}

const [project = ''] = directive('WorkingDirectory');
const environment = Object.fromEntries(
  directive('Environment').map((setting) => [setting.split('=', 1)[0] ?? '', setting.slice(setting.indexOf('=') + 1)]),
);

describe('the systemd unit', () => {
  // A server that publishes builds releases, commits, installs packages and pushes.
  const [, home = ''] = /useradd .*--home-dir (\S+)/.exec(guide) ?? [];
  const [, dataDir = ''] = /replace `DATABASE_URL=…` by `DATA_DIR=([^`]+)`/.exec(guide) ?? [];
  const inProject = ['.publish/releases', '.publish/packages', '.studio', '.git', '.data', 'dist', 'node_modules'];
  it.each([
    ...inProject.map((folder) => join(project, folder)),
    join(home, '.npm'),
    join(home, '.ssh'),
    join(dataDir, 'postgres'),
  ])('lets the server write to %s', (folder) => {
    const writable = [...directive('ReadWritePaths'), ...directive('StateDirectory').map((name) => `/var/lib/${name}`)];
    expect(directive('ProtectSystem')).toEqual(['strict']);
    expect(writable.filter((path) => folder.startsWith(`${path}/`))).toHaveLength(1);
  });

  it('has the settings for publishing, and the addresses that the guide and nginx use', () => {
    expect(environment).toMatchObject({
      PUBLISH: 'build',
      SITE_URL: 'https://www.my-firm.mx',
      DESK_ORIGIN: 'https://desk.my-firm.mx',
    });
    expect(readSettings(environment)).toMatchObject({ host: '127.0.0.1', port: 3000, trustedProxies: 1 });
    expect(readDeskSettings(environment)?.port).toBe(3001);
    expect(read('site/hosting/server/desk.nginx.conf')).toMatch(/upstream \S+ \{ server 127\.0\.0\.1:3001; \}/);
    expect(guide).toContain('curl --fail http://127.0.0.1:3000/healthz');
    expect(guide).toContain(`git clone <your repository, over SSH> ${project}\n`);
  });

  it('starts a program of the project', () => {
    const [, program = ''] = directive('ExecStart');
    expect(existsSync(join(ROOT, program))).toBe(true);
  });
});
