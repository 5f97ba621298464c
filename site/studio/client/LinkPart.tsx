import { say } from './words.ts';

interface LinkPartProps {
  readonly element: Element;
  readonly onChange: () => void;
  /** Called before the link is followed. */
  readonly onFollow: () => void;
}

/** Opens the form for the destination of a link or button, or follows the link. */
export function LinkPart({ element, onChange, onFollow }: LinkPartProps) {
  const link = element.closest('a');
  return (
    <section className="link buttons" aria-label={say('link.title')}>
      <button type="button" onClick={onChange}>
        {say('link.change')}
      </button>
      {link ? (
        <a
          href={link.href}
          className="button"
          onClick={onFollow}
          {...(link.target && { target: link.target, rel: 'noopener noreferrer' })}
        >
          {say('link.follow')}
        </a>
      ) : null}
    </section>
  );
}
