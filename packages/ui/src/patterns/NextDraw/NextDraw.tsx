import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../internal/cx.ts';
import { useLinkComponent } from '../../provider/link.ts';
import type { DrawCardDraw } from '../DrawCard/DrawCard.tsx';
import { DrawCardPhase } from '../DrawCard/DrawCardPhase.tsx';
import { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
import { openedInShort } from '../OpenedNumbers/opened-result.ts';
import * as css from './NextDraw.css.ts';
import type { NextDrawScreens } from './NextDraw.variants.ts';
import { screens as screenStyles } from './NextDrawSkeleton.css.ts';

/** Props of {@link NextDraw}. */
export interface NextDrawProps {
  /** The lottery; undefined when asking for it has failed. */
  readonly draw: DrawCardDraw | undefined;
  /** Where all lotteries are. */
  readonly allHref: string;
  /**
   * Milliseconds that the server's clock is ahead of this device's.
   * @default 0
   */
  readonly clockOffset?: number | undefined;
  /** The server's clock when it answered, for a page that is server-rendered: ISO 8601. */
  readonly serverTime?: string | undefined;
  /** Shown in place of the draw. */
  readonly failure?: ReactNode;
  /**
   * Screens on which the card is shown.
   * @default 'all'
   */
  readonly screens?: NextDrawScreens | undefined;
}

/**
 * The lottery that a home page shows: time left, last numbers and the ways on. Beside a banner it is as high as that; on small
 * screens the flat card is one link.
 */
export function NextDraw({ draw, allHref, clockOffset, serverTime, failure, screens = 'all' }: NextDrawProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const id = useId();
  if (!draw) return <div className={cx(css.root, screenStyles[screens])}>{failure}</div>;
  const { name, href, running, last } = draw;
  const opened = last?.result && openedInShort(last.result).result;
  return (
    <section className={cx(css.root, screenStyles[screens])} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title}>
          <Anchor href={href} className={css.link} id={id}>
            {name}
          </Anchor>
        </h2>
        <DrawCardPhase running={running} clockOffset={clockOffset} serverTime={serverTime} />
      </div>
      {last && (
        <p className={css.about}>
          <Trans comment="Above the last numbers of a lottery">
            Last numbers: draw <bdi dir="ltr">{last.drawNo}</bdi>
          </Trans>
        </p>
      )}
      {last && opened && (
        <div className={css.numbers}>
          <OpenedNumbers
            result={opened}
            label={t({ message: `Numbers of draw ${last.drawNo}`, comment: 'Name of a list of lottery numbers' })}
          />
        </div>
      )}
      <div className={css.actions}>
        <ButtonLink href={href} isFullWidth>
          <Trans comment="Leads to the page of one lottery">See the draw</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        <Link href={allHref}>
          <Trans>See all draws</Trans>
        </Link>
      </div>
    </section>
  );
}
