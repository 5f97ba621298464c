import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { publicFileProblems, publicFolderProblems, removeHiddenFiles } from '../../site/build/public-files.ts';
import { listFiles } from '../../site/server/http/read-files.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

function folder(...files: string[]): string {
  const root = temporaryDirectory(onTestFinished);
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'x');
  }
  return root;
}

describe('a public file', () => {
  it('may have any name that the site does not use itself', () => {
    expect(
      publicFileProblems([
        'icono.svg',
        'logo.png',
        'documentos/Folleto-2027.pdf',
        'contacto/mapa.png',
        'en/brochure.pdf',
        '.well-known/apple-app-site-association',
      ]),
    ).toEqual([]);
  });

  it.each([
    ['robots.txt', /which belongs to a file of the build/],
    ['gracias', /has the address \/gracias, which belongs to a page/],
    ['blog/cuidados', /which belongs to a page/],
    ['healthz', /which belongs to the server/],
    ['assets/logo.png', /belongs to the build or the server/],
    ['rest/v1/leads.json', /belongs to the build or the server/],
    ['inicio.html', /Add pages to the spec/],
    ['google1a2b3c.html', /DNS record/],
    ['_headers', /settings of hosts/],
    ['datos.csv.gz', /\.zip/],
    ['folleto', /has no extension/],
    ['Presentación.pdf', /letters without accents/],
  ])('%s is refused', (name, why) => {
    const found = publicFileProblems([name]);
    expect(found).toEqual([expect.stringMatching(why)]);
    expect(found[0]).toContain(`site/public/${name} `);
  });

  it('that is hidden is ignored, and not an error', () => {
    const root = folder('.DS_Store', 'logo.png', 'documentos/.DS_Store', '.git/config', '.well-known/ours.txt');
    expect(publicFolderProblems(root)).toEqual([]);
    removeHiddenFiles(root);
    expect(listFiles(root)).toEqual(['.well-known/ours.txt', 'logo.png']);
  });

  it('that is a link is refused, whatever it leads to', () => {
    const root = folder('logo.png');
    symlinkSync(root, join(root, 'link.txt'), 'junction');
    expect(publicFolderProblems(root)).toEqual([expect.stringMatching(/^site\/public\/link\.txt is a link/)]);
  });
});
