import { Trans } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { useId } from 'react';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import type { RoomStatus } from '../RoomTable/RoomTable.variants.ts';
import { RoomTableRange } from '../RoomTable/RoomTableRange.tsx';
import { RoomTableSeats } from '../RoomTable/RoomTableSeats.tsx';
import { RoomTableStatus } from '../RoomTable/RoomTableStatus.tsx';
import * as css from './LiveTableCard.css.ts';

/** A table with a dealer, as a card shows it. Amounts are decimal strings in units of the currency. */
export interface LiveTable {
  readonly roomId: string;
  /** Name in the reader's language. */
  readonly name: string;
  readonly vendorName: string;
  /** Address of the cover, portrait 3:4. */
  readonly imageUrl: string;
  /** Widths of the cover to choose from, in the words of `srcset`. */
  readonly imageSrcSet?: string | undefined;
  /** Language the dealer speaks, by its own name, and its BCP 47 tag. */
  readonly language: { readonly name: string; readonly tag: string } | undefined;
  readonly dealer: string | undefined;
  readonly minBet: string;
  readonly maxBet: string;
  readonly currency: string;
  readonly seatsTaken: number;
  /** Undefined where anybody may join. */
  readonly seatsMax: number | undefined;
  /** Leave it out where no server plays the game yet: the page says so once. */
  readonly status: RoomStatus | undefined;
  /** Under maintenance or closed: when it is expected back. */
  readonly until?: Instant | undefined;
  /** Open or full: when it closes. */
  readonly closesAt?: Instant | undefined;
  /** Where the card leads: the table itself. One under maintenance says so there, and what is open meanwhile. */
  readonly href: string;
}

/** Props of {@link LiveTableCard}. */
export interface LiveTableCardProps {
  /** The table that is shown. */
  readonly table: LiveTable;
  /**
   * The cover is in the first screen: it is fetched at once.
   * @default false
   */
  readonly isPriority?: boolean | undefined;
}

/** How wide the cover stands, as the columns of the card say. */
const coverSize = '104px';

/** A table with a dealer: who speaks what there, what may be staked, who may still come. The whole card is one link. */
export function LiveTableCard({ table, isPriority = false }: LiveTableCardProps) {
  const Anchor = useLinkComponent();
  const id = useId();
  const { name, vendorName, imageUrl, imageSrcSet, language, dealer, minBet, maxBet, currency, status } = table;
  const isInPlay = status === 'open' || status === 'full';
  return (
    <article className={css.root} aria-labelledby={id}>
      <div className={cx(css.art, !isInPlay && css.dimmed)}>
        <LazyImage
          src={imageUrl}
          srcSet={imageSrcSet}
          sizes={imageSrcSet && coverSize}
          alt=""
          width={300}
          height={400}
          isPriority={isPriority}
        />
      </div>
      <div className={css.body}>
        <div>
          <h3>
            <Anchor href={table.href} className={css.link} id={id}>
              {name}
            </Anchor>
          </h3>
          <Text as="span" size="small" tone="muted">
            <bdi>{vendorName}</bdi>
          </Text>
        </div>
        {status && <RoomTableStatus status={status} until={table.until} closesAt={table.closesAt} />}
        <dl className={css.facts}>
          {language && (
            <>
              <dt className={css.term}>
                <Trans comment="Language that a dealer speaks">Language</Trans>
              </dt>
              <dd className={css.value} lang={language.tag}>
                <bdi>{language.name}</bdi>
              </dd>
            </>
          )}
          {dealer && (
            <>
              <dt className={css.term}>
                <Trans comment="Person who deals cards at a live table">Dealer</Trans>
              </dt>
              <dd className={css.value}>
                <bdi>{dealer}</bdi>
              </dd>
            </>
          )}
          <dt className={css.term}>
            <Trans comment="Smallest and largest bet at a table">Limits</Trans>
          </dt>
          <dd className={css.value}>
            <RoomTableRange least={minBet} most={maxBet} currency={currency} />
          </dd>
          <dt className={css.term}>
            <Trans comment="How many sit at a table, of how many that may">Seats</Trans>
          </dt>
          <dd className={css.value}>
            <RoomTableSeats taken={table.seatsTaken} max={table.seatsMax} />
          </dd>
        </dl>
      </div>
    </article>
  );
}
