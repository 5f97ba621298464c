import { navigation } from '#generated/navigation.ts';
import { Icon, Link } from '../blocks/parts/index.ts';
import { usePage } from '../render/page.tsx';
import { useText } from '../render/text.tsx';

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
    <nav
      className="phone-bar fixed inset-x-0 bottom-0 z-20 flex lg:hidden bg-paper border-t border-line-strong pb-[env(safe-area-inset-bottom)] print:hidden"
      aria-label={t('shared:nav.bar')}
    >
      {bar.map(({ label, icon, link }, index) => (
        <Link
          key={label}
          className="nav-link flex-1 justify-center min-h-13 text-small font-600 border-line not-first:border-l first:bg-accent first:text-on-accent"
          to={(index === 0 && own) || link}
        >
          {icon === undefined ? null : <Icon name={`i-ph-${icon}`} />}
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
