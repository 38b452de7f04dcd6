import { useLingui } from '@lingui/react/macro';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { Section } from '../Section/Section.tsx';
import * as css from './PlannedFamilies.css.ts';

/** A family of games that no server plays yet. */
export interface PlannedFamilyTile {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Address of the cover of one of its games, portrait 3:4. */
  readonly imageUrl: string;
}

/** Props of {@link PlannedFamilies}. */
export interface PlannedFamiliesProps {
  /** Families in the order of the menu. */
  readonly families: readonly PlannedFamilyTile[];
}

/** One quiet block for all that cannot be played yet, at the end of a page. Without a family it is not shown at all. */
export function PlannedFamilies({ families }: PlannedFamiliesProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  if (families.length === 0) return null;
  return (
    <Section title={t({ message: 'Coming to this demo', comment: 'Above kinds of games that cannot be played yet' })}>
      <ul className={css.list}>
        {families.map(({ key, label, href, imageUrl }) => (
          <li key={key}>
            <Anchor href={href} className={css.tile}>
              <span className={css.art}>
                <LazyImage src={imageUrl} alt="" width={48} height={64} isRounded />
              </span>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Section>
  );
}
