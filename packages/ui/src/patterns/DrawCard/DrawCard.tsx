import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { useLinkComponent } from '../../provider/link.ts';
import { OpenedNumbers } from '../OpenedNumbers/OpenedNumbers.tsx';
import { type OpenedResult, openedInShort } from '../OpenedNumbers/opened-result.ts';
import * as css from './DrawCard.css.ts';
import type { DrawPhase } from './DrawCard.variants.ts';
import { DrawCardPhase } from './DrawCardPhase.tsx';

/** One lottery as a card shows it. */
export interface DrawCardDraw {
  /** Name of the lottery in the reader's language. */
  readonly name: string;
  /** Name of its group, where cards of several groups stand together. */
  readonly groupName?: string | undefined;
  /** Where the card leads: the page of the lottery. */
  readonly href: string;
  readonly phase: DrawPhase;
  /** Number of the running draw. */
  readonly drawNo: string;
  /** When bets on it close: ISO 8601 with zone. */
  readonly closesAt: string;
  /** When its numbers are drawn: ISO 8601 with zone. */
  readonly drawsAt: string;
  /** The last draw that has numbers; none in a lottery that is new. */
  readonly last?: { readonly drawNo: string; readonly result: OpenedResult } | undefined;
}

/** Props of {@link DrawCard}. */
export interface DrawCardProps {
  readonly draw: DrawCardDraw;
  /**
   * Milliseconds that the server's clock is ahead of this device's.
   * @default 0
   */
  readonly clockOffset?: number | undefined;
}

/** A lottery: the running draw with the time left, and the last numbers. The whole card is one link to its page. */
export function DrawCard({ draw, clockOffset }: DrawCardProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const name = useId();
  const { groupName, href, drawNo, last } = draw;
  const short = last && openedInShort(last.result);
  return (
    <article className={css.root} aria-labelledby={name}>
      <div className={css.head}>
        <h3 className={css.title}>
          <Anchor href={href} className={css.link} id={name}>
            {draw.name}
          </Anchor>
        </h3>
        <DrawCardPhase {...draw} clockOffset={clockOffset} />
      </div>
      <Text tone="muted" size="small">
        {groupName && (
          <>
            <bdi>{groupName}</bdi>
            {' · '}
          </>
        )}
        <Trans comment="A lottery draw by its number">
          Draw <bdi dir="ltr">{drawNo}</bdi>
        </Trans>
      </Text>
      {last && short ? (
        <>
          <OpenedNumbers
            result={short.result}
            label={t({ message: `Numbers of draw ${last.drawNo}`, comment: 'Name of a list of lottery numbers' })}
          />
          <Text tone="faint" size="small">
            <Trans comment="Below the last numbers of a lottery">
              Last numbers: draw <bdi dir="ltr">{last.drawNo}</bdi>
            </Trans>
            {short.prize && (
              <>
                {' · '}
                <bdi>{short.prize}</bdi>
              </>
            )}
          </Text>
        </>
      ) : (
        <div className={css.none}>
          <Text tone="muted">
            <Trans>No numbers yet. The first draw is on its way.</Trans>
          </Text>
        </div>
      )}
    </article>
  );
}
