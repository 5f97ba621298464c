import { join } from 'node:path';
import { readGenerated } from '../../build/generated.ts';
import { pictureAddress, variantsOf } from '../../pictures/variants.ts';
import type { Site } from '../contract.ts';

/** The addresses of the site's pictures for display in forms, by file name. */
export async function pictureAddresses(root: string): Promise<Site['addresses']> {
  const { images } = await readGenerated('media.ts', join(root, 'site', 'generated'));
  return Object.fromEntries(
    Object.entries(images).map(([name, facts]) => [
      name,
      pictureAddress(name, facts, 'text', variantsOf(facts, 'text', 'light').fallback),
    ]),
  );
}
