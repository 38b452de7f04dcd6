import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './ContactIcons.css.ts';
import type { ContactService } from './ContactIcons.variants.ts';

/** One way to reach customer service. */
export interface Contact {
  readonly service: ContactService;
  /** Full URL; an entry without one is not shown. */
  readonly href: string;
  /** What the merchant calls it: "LINE, day and night". */
  readonly title: string;
}

/** Props of {@link ContactIcons}. */
export interface ContactIconsProps {
  /** In the order they stand, at most one of each service. */
  readonly contacts: readonly Contact[];
}

/**
 * Whether somebody reads on, and nothing should lie over what is there: at the beginning of a page that goes on below,
 * and after it was last scrolled down. On the way up somebody looks for something.
 */
function useIsReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(true);
  useEffect(() => {
    let before = window.scrollY;
    const look = (): void => {
      const { scrollY, innerHeight } = window;
      const goesOn = document.documentElement.scrollHeight > innerHeight;
      // a page that is pulled beyond its top springs back by itself
      if (scrollY <= 0) setReadingOn(goesOn);
      else if (scrollY !== before) setReadingOn(scrollY > before);
      before = scrollY;
    };
    // it tells the first size by itself, and each change of the page
    const sizes = new ResizeObserver(look);
    sizes.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isReadingOn;
}

/**
 * Buttons that open customer service elsewhere: tabs beside the page on a desktop, round ones over it on small screens.
 * Those step aside at the beginning of a page and on the way down, and come on the way up and where all of a page is in
 * sight. Nothing where there is no service.
 */
export function ContactIcons({ contacts }: ContactIconsProps) {
  const { t } = useLingui();
  const isReadingOn = useIsReadingOn();
  const shown = contacts.filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <aside
      className={cx(css.root, isReadingOn && css.away)}
      data-away={isReadingOn || undefined}
      aria-label={t`Customer service`}
    >
      {shown.map(({ service, href, title }) => (
        <a key={service} className={css.entry} href={href} target="_blank" rel="noopener noreferrer">
          <span className={css.name} aria-hidden translate="no">
            {service}
          </span>
          <VisuallyHidden>
            {t({ message: `${title} (opens in a new tab)`, comment: 'Link to a service outside of the site' })}
          </VisuallyHidden>
        </a>
      ))}
    </aside>
  );
}
