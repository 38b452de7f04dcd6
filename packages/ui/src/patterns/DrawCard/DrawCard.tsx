import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import type { OpenedResult } from '../OpenedNumbers/opened-result.ts';
import * as css from './DrawCard.css.ts';
import type { DrawPhase } from './DrawCard.variants.ts';
import { DrawCardNumbers } from './DrawCardNumbers.tsx';
import { DrawCardPhase } from './DrawCardPhase.tsx';

export type { DrawPhase } from './DrawCard.variants.ts';

/** A draw that has no numbers yet. */
export interface RunningDraw {
  readonly phase: DrawPhase;
  /** Number of the draw, where it is known. */
  readonly drawNo?: string | undefined;
  /** When bets on it close: ISO 8601 with zone. */
  readonly closesAt: string;
  /** When its numbers are drawn: ISO 8601 with zone. */
  readonly drawsAt: string;
}

/** A draw that is over. */
export interface LastDraw {
  readonly drawNo: string;
  /** Its numbers; none when it was called off. */
  readonly result: OpenedResult | undefined;
}

/** One lottery as a card shows it. */
export interface DrawCardDraw {
  /** Name of the lottery in the reader's language. */
  readonly name: string;
  /** Name of its group, where cards of several groups stand together. */
  readonly groupName?: string | undefined;
  /** Where the card leads: the page of the lottery. */
  readonly href: string;
  /** The draw that is on; none while nothing is planned. */
  readonly running: RunningDraw | undefined;
  /** The draw before it; none in a lottery that is new. */
  readonly last: LastDraw | undefined;
}

/** Props of {@link DrawCard}. */
export interface DrawCardProps {
  /** The draw that is shown. */
  readonly draw: DrawCardDraw;
  /**
   * Milliseconds that the server's clock is ahead of this device's.
   * @default 0
   */
  readonly clockOffset?: number | undefined;
}

/** A lottery: the running draw with the time left, and the last numbers. The whole card is one link to its page. */
export function DrawCard({ draw, clockOffset }: DrawCardProps) {
  const Anchor = useLinkComponent();
  const id = useId();
  const { name, groupName, href, running, last } = draw;
  return (
    <article className={css.root} aria-labelledby={id}>
      <div className={css.head}>
        <h3 className={css.title}>
          <Anchor href={href} className={css.link} id={id}>
            {name}
          </Anchor>
        </h3>
        <DrawCardPhase running={running} clockOffset={clockOffset} />
      </div>
      {(groupName || running?.drawNo) && (
        <Text tone="muted" size="small">
          {groupName && <bdi>{groupName}</bdi>}
          {groupName && running?.drawNo && ' · '}
          {running?.drawNo && (
            <Trans comment="A lottery draw by its number">
              Draw <bdi dir="ltr">{running.drawNo}</bdi>
            </Trans>
          )}
        </Text>
      )}
      <DrawCardNumbers last={last} />
    </article>
  );
}
