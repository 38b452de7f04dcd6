import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './ContactIcons.css.ts';
import type { ContactService } from './ContactIcons.variants.ts';

/** One way to reach customer service. */
export interface Contact {
  readonly service: ContactService;
  /** Full URL; an entry without one is not shown (S2-058). */
  readonly href: string;
  /** What the merchant calls it: "LINE, day and night". */
  readonly title: string;
}

/** Props of {@link ContactIcons}. */
export interface ContactIconsProps {
  /** In the order they stand, at most one of each service. */
  readonly contacts: readonly Contact[];
}

/** Whether the page was last scrolled down: somebody reads on, and nothing should lie over what comes. */
function useIsReadingOn(): boolean {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const follow = (): void => {
      const { scrollY } = window;
      // a page that is pulled beyond its top springs back by itself
      if (scrollY !== before) setReadingOn(scrollY > before && scrollY > 0);
      before = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isReadingOn;
}

/**
 * Buttons that open customer service elsewhere: tabs beside the page on a desktop, round ones over it on small screens.
 * Those step aside on the way down and come back on the way up. Nothing where there is no service.
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
