import type { ReactElement } from 'react';
import { firm } from '#generated/site.ts';
import { useText } from '../lib/text.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';

const networks = {
  facebook: { name: 'Facebook', icon: 'i-ph-facebook-logo' },
  x: { name: 'X', icon: 'i-ph-x-logo' },
  linkedin: { name: 'LinkedIn', icon: 'i-ph-linkedin-logo' },
  instagram: { name: 'Instagram', icon: 'i-ph-instagram-logo' },
} as const;

/** The firm on the social networks, each in a new tab; nothing where it is on none. */
export function SocialLinks(): ReactElement | null {
  const t = useText();
  if (firm.social.length === 0) return null;
  return (
    <ul className="footer__social" aria-label={t('shared:footer.follow')}>
      {firm.social.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${networks[network].name} ${t('shared:action.newTab')}`}
          >
            <Icon name={networks[network].icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
