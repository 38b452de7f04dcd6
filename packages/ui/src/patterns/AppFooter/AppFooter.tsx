import { Trans, useLingui } from '@lingui/react/macro';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './AppFooter.css.ts';

/** One vendor mark. */
export interface FooterVendor {
  readonly code: string;
  readonly name: string;
  /** Address of the mark. */
  readonly imageUrl: string;
  /** Its page. */
  readonly href: string;
}

/** Props of {@link AppFooter}. */
export interface AppFooterProps {
  /** Some vendors in their order: small screens show the way to all of them alone. */
  readonly vendors: readonly FooterVendor[];
  /** Where all vendors are. */
  readonly allVendorsHref: string;
  /** Links to help pages, in their order. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Name of the site for the copyright line. */
  readonly brand: string;
  /** Year of the copyright line. */
  readonly year: number;
  /** Least age of players, shown as a mark. */
  readonly minAge: number;
  /** Licence the site is run under, in the words of who granted it; regulated markets require it. */
  readonly licence?: string | undefined;
}

/** The end of every page: who makes the games, where help is, who runs the site and for whom it is. */
export function AppFooter({ vendors, allVendorsHref, links, brand, year, minAge, licence }: AppFooterProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  return (
    <footer className={css.root}>
      <div className={css.inner}>
        <ul className={css.logos} aria-label={t`Providers`}>
          {vendors.map(({ code, name, imageUrl, href }) => (
            <li key={code} className={css.logo}>
              <Anchor href={href} className={css.mark}>
                <LazyImage src={imageUrl} alt={name} width={84} height={28} />
              </Anchor>
            </li>
          ))}
          <li>
            <Anchor href={allVendorsHref} className={css.link}>
              <Trans>All providers</Trans>
            </Anchor>
          </li>
        </ul>
        <div className={css.end}>
          <nav aria-label={t`Help`}>
            <ul className={css.row}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Anchor href={href} className={css.link}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          <p className={css.notice}>
            <bdi className={css.age} dir="ltr">
              {minAge}+
            </bdi>
            <span>
              <Trans>Play money only. {minAge}+ only. Play within your limits.</Trans>
            </span>
          </p>
        </div>
        <p dir="auto" translate="no" className={css.copyright}>
          © {year} {brand}
          {licence && ` · ${licence}`}
        </p>
      </div>
    </footer>
  );
}
