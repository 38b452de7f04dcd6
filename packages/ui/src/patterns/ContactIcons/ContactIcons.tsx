import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
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

/** Round buttons over the page that open customer service elsewhere. Nothing where there is none. */
export function ContactIcons({ contacts }: ContactIconsProps) {
  const { t } = useLingui();
  const shown = contacts.filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <aside className={css.root} aria-label={t`Customer service`}>
      {shown.map(({ service, href, title }) => (
        <a key={service} className={css.entry} href={href} target="_blank" rel="noopener noreferrer">
          <span aria-hidden translate="no">
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
