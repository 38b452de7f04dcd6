import { Plural, useLingui } from '@lingui/react/macro';
import { Flame, Wrench } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { Section } from '../Section/Section.tsx';
import * as css from './VendorWall.css.ts';

/** One vendor of the wall. */
export interface WallVendor {
  readonly code: string;
  readonly name: string;
  /** Address of the vendor's mark. */
  readonly imageUrl: string;
  /** The vendor's page. */
  readonly href: string;
  readonly games: number;
  /** @default false */
  readonly isHot?: boolean | undefined;
  /** Its games cannot be played now. @default false */
  readonly isInMaintenance?: boolean | undefined;
}

/** Props of {@link VendorWall}. */
export interface VendorWallProps {
  /** What they have in common: "Providers". */
  readonly title: string;
  /** The vendors in their order. Nothing is shown for none. */
  readonly vendors: readonly WallVendor[];
}

/** Who makes the games: a tile for each, the way to its games. */
export function VendorWall({ title, vendors }: VendorWallProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (vendors.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={css.list}>
        {vendors.map(({ code, name, imageUrl, href, games, isHot, isInMaintenance }) => (
          <li key={code}>
            <Anchor href={href} className={css.tile}>
              <span className={css.mark}>
                <LazyImage src={imageUrl} alt="" width={108} height={36} />
              </span>
              <span className={css.name}>{name}</span>
              <span className={css.note}>
                {isInMaintenance && <Icon glyph={Wrench} size="sm" label={t`Maintenance`} />}
                <Plural value={games} one="# game" other="# games" />
              </span>
              {isHot && (
                <span className={css.hot}>
                  <Icon
                    glyph={Flame}
                    size="sm"
                    label={t({ message: 'Hot', comment: 'What is played much these days: games, providers' })}
                  />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
