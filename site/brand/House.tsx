import { brand } from '#generated/brand.ts';
import { images } from '#generated/media.ts';
import { services } from '#generated/services.ts';
import { useWords } from '../render/prose.tsx';
import { partAddress } from './Room.tsx';
import { pictureAddress, variantsOf, type Theme } from '../pictures/variants.ts';

const file = brand.house ?? '';
const facts = images[file];

/** The address of the house in a theme, with its windows dark or lit. */
function addressOf(theme: Theme, lit: boolean): string {
  if (!facts) throw new Error('The brand has no house.');
  return pictureAddress(file, facts, 'wide', variantsOf(facts, 'wide', theme, lit).fallback);
}

/** The whole house on the plinth. Each service has a window that links to its page; at night all windows are lit. */
export function WholeHouse() {
  const { t, locale } = useWords();
  if (!facts) return null;
  return (
    <div className="house house--whole enter">
      <div className="house__view">
        <View theme="light" lit={false} />
        <View theme="dark" lit />
        {services
          .filter(({ key }) => facts.windows?.[key])
          .map(({ key, href, shortTitle }) => (
            <a key={key} className={`house__window house__window--${key}`} href={href[locale]}>
              <span className={brand.rooms?.[key] ? `house__pane room-${key}` : 'house__pane'}>
                <LitWindow service={key} theme="light" />
              </span>
              <span className="house__name">{t(shortTitle)}</span>
            </a>
          ))}
      </div>
    </div>
  );
}

/** Both themes' pictures load, so that a theme change can cross-fade them, but with low priority. */
function View({ theme, lit }: { theme: Theme; lit: boolean }) {
  return (
    <img
      className={`house__${theme}`}
      src={addressOf(theme, lit)}
      alt=""
      fetchPriority="low"
      width={facts?.width}
      height={facts?.height}
    />
  );
}

/** The part of the lit house behind one window. Phones hide the windows, and then do not load it. */
function LitWindow({ service, theme }: { service: string; theme: Theme }) {
  const box = facts?.windows?.[service];
  if (!box) return null;
  return <img className={`house__${theme}`} src={partAddress(addressOf(theme, true), box)} alt="" loading="lazy" />;
}
