import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowLeft,
  EllipsisVertical,
  Flag,
  Heart,
  Minus,
  RefreshCw,
  ShieldCheck,
  TrendingDown,
  TrendingUp,
} from 'lucide';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag, type TagProps } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useMedia } from '../../internal/use-media.ts';
import { useLinkComponent } from '../../provider/link.ts';
import * as css from './GameFrame.css.ts';
import { GameFrameClock } from './GameFrameClock.tsx';
import { GameFrameFullScreen } from './GameFrameFullScreen.tsx';

/** Props of {@link GameFrameHeader}. What is not given is not shown. */
export interface GameFrameHeaderProps {
  /** Name of the game; undefined while it is not known. */
  readonly title?: string | undefined;
  /** Name of its vendor. */
  readonly vendor?: string | undefined;
  /** Page of the vendor; without it the name is plain text. */
  readonly vendorHref?: string | undefined;
  /** Leaves the game. */
  readonly onBack: () => void;
  /** When this session of the game began, ISO 8601: a clock runs from there. */
  readonly startedAt?: string | undefined;
  /** What the session has brought so far, as a decimal string. */
  readonly net?: string | undefined;
  /** Decimal string; "Balance updating" while it is not known. */
  readonly balance?: string | undefined;
  /** Currency of the balance; without it no balance is shown. */
  readonly currency?: string | undefined;
  /**
   * The balance is being asked for again.
   * @default false
   */
  readonly isBalanceUpdating?: boolean | undefined;
  /** Asks for the balance again. Without it there is no button. */
  readonly onRefreshBalance?: (() => void) | undefined;
  /**
   * Whether the game is among the favourites.
   * @default false
   */
  readonly isFavourite?: boolean | undefined;
  /**
   * The favourite is being changed.
   * @default false
   */
  readonly isFavouritePending?: boolean | undefined;
  /** Called when the heart is pressed. Without it there is none. */
  readonly onToggleFavourite?: (() => void) | undefined;
  /** What is known of the fairness of the game, in a panel beside its button. */
  readonly fairPlay?: ReactNode;
  /** Name of that button. */
  readonly fairPlayLabel?: string | undefined;
  /** Opens what a problem with the game is reported in. */
  readonly onReport?: (() => void) | undefined;
  /**
   * What the report is made in is on its way.
   * @default false
   */
  readonly isReportPending?: boolean | undefined;
}

const outcomeOf = (net: string): Pick<TagProps, 'tone' | 'icon'> =>
  net.startsWith('-')
    ? { tone: 'negative', icon: TrendingDown }
    : /[1-9]/.test(net)
      ? { tone: 'positive', icon: TrendingUp }
      : { tone: 'neutral', icon: Minus };

/** The row above a game: the way out, the name, time and result, the balance, tools. On narrow screens these are in a panel. */
export function GameFrameHeader({
  title,
  vendor,
  vendorHref,
  onBack,
  startedAt,
  net,
  balance,
  currency,
  isBalanceUpdating,
  onRefreshBalance,
  isFavourite = false,
  isFavouritePending,
  onToggleFavourite,
  fairPlay,
  fairPlayLabel,
  onReport,
  isReportPending,
}: GameFrameHeaderProps) {
  const { t } = useLingui();
  const Anchor = useLinkComponent();
  const isNarrow = useMedia(css.narrow);
  const [isOpen, setOpen] = useState(false);
  const hasSession = startedAt !== undefined || net !== undefined;
  const refresh = onRefreshBalance && (
    <IconButton
      icon={RefreshCw}
      label={t`Refresh balance`}
      size="sm"
      isPending={isBalanceUpdating}
      onClick={() => onRefreshBalance()}
    />
  );
  const fairness = fairPlayLabel ?? t`Fair play`;
  const tools = (
    <>
      {onToggleFavourite && (
        <IconButton
          icon={Heart}
          label={t`Favourite`}
          isPressed={isFavourite}
          isPending={isFavouritePending}
          onClick={() => onToggleFavourite()}
        />
      )}
      {fairPlay && !isNarrow && (
        <Popover label={fairness} align="end" trigger={<IconButton icon={ShieldCheck} label={fairness} />}>
          {fairPlay}
        </Popover>
      )}
      {onReport && (
        <IconButton
          icon={Flag}
          label={t`Report a problem`}
          isPending={isReportPending}
          onClick={() => {
            // the focus goes back to the button of the panel, and from there into what opens
            setOpen(false);
            onReport();
          }}
        />
      )}
      <GameFrameFullScreen />
    </>
  );
  return (
    <header className={css.bar} data-theme="dark">
      <IconButton icon={ArrowLeft} label={t`Exit game`} onClick={() => onBack()} />
      <div className={css.names}>
        {title === undefined ? (
          <span className={css.nameSkeleton} aria-hidden>
            <Skeleton shape="title" />
          </span>
        ) : (
          <>
            <h1 className={css.title}>{title}</h1>
            {vendor && (
              <span className={hasSession ? css.vendorBeside : css.vendor}>
                {vendorHref === undefined ? (
                  vendor
                ) : (
                  <Anchor href={vendorHref} className={css.vendorLink}>
                    {vendor}
                  </Anchor>
                )}
              </span>
            )}
          </>
        )}
      </div>
      {hasSession && (
        <div className={css.session}>
          {startedAt && <GameFrameClock startedAt={startedAt} />}
          {net !== undefined && (
            <Tag {...outcomeOf(net)}>
              <Trans comment="What the player has won or lost since the game was opened, for example: Session +42,500.00">
                <span className={css.sessionWord}>Session</span> <Money amount={net} sign="always" />
              </Trans>
            </Tag>
          )}
        </div>
      )}
      {currency && (
        <div className={css.balance} data-testid="balance">
          <span aria-live="polite">
            <Money amount={balance} currency={currency} />
          </span>
          {!isNarrow && refresh}
        </div>
      )}
      <div className={css.tools}>
        {isNarrow ? (
          <Popover
            label={t({ message: 'More', context: 'tools of a game', comment: 'Button that opens further tools' })}
            align="end"
            open={isOpen}
            onOpenChange={setOpen}
            trigger={
              <IconButton
                icon={EllipsisVertical}
                label={t({ message: 'More', context: 'tools of a game', comment: 'Button that opens further tools' })}
              />
            }
          >
            <div className={css.panel}>
              <div className={css.tools}>
                {refresh}
                {tools}
              </div>
              {fairPlay && (
                <section aria-label={fairness} className={css.panel}>
                  <Text weight="bold">{fairness}</Text>
                  {fairPlay}
                </section>
              )}
            </div>
          </Popover>
        ) : (
          tools
        )}
      </div>
    </header>
  );
}
