import { navigation } from '#generated/navigation.ts';
import { Icon, Link } from '../blocks/parts/index.ts';
import { usePage } from '../lib/page.tsx';
import { useText } from '../lib/text.tsx';

const { bar } = navigation.header;

/**
 * Ways to reach the firm, at the bottom of a phone. The first link has the target of the button in the header, if the
 * page has one of its own.
 */
export function PhoneBar() {
  const t = useText();
  const { page } = usePage();
  if (bar.length === 0) return null;
  const own = page.headerAction && 'link' in page.headerAction ? page.headerAction.link : undefined;
  return (
    <nav className="phone-bar" aria-label={t('shared:nav.bar')}>
      {bar.map(({ label, icon, link }, index) => (
        <Link key={label} to={(index === 0 && own) || link}>
          {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
