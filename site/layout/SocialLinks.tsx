import { firm } from '#generated/site.ts';
import { markOrigin } from '../shared/text-origin.ts';
import { useText } from '../render/text.tsx';
import { Icon } from '../blocks/parts/Icon.tsx';

/** Links to the firm on social networks, each in a new tab; nothing if there are none. */
export function SocialLinks() {
  const t = useText();
  if (firm.social.length === 0) return null;
  return (
    <ul className="footer__social flex -mx-3 print:hidden" aria-label={t('shared:footer.follow')}>
      {firm.social.map(({ name, icon, url }, index) => (
        <li key={name}>
          <a
            className="grid place-items-center w-11 h-11 text-[1.25rem] text-inherit hover:text-on-plinth"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={markOrigin(`${name} ${t('shared:action.newTab')}`, `spec:firm.social.${index}.name`)}
          >
            <Icon name={`i-ph-${icon}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}
