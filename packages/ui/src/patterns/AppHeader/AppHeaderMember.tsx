import { Trans, useLingui } from '@lingui/react/macro';
import { Network, RefreshCw } from 'lucide';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import type { IconGlyph } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppHeaderAccount.css.ts';

/** Props of {@link AppHeaderMember}. */
export interface AppHeaderMemberProps {
  /** Account name of the member. */
  readonly name: string;
  /** Decimal string; undefined shows "balance updating". */
  readonly balance: string | undefined;
  /** Currency of the balance, in three letters. */
  readonly currency: string;
  /** Since when the balance may be out of date, in milliseconds since 1970; shown below it. Leave it out while it is live. */
  readonly asOf?: number | undefined;
  /** The balance is being asked for again. */
  readonly isRefreshing: boolean;
  /** Asks for the balance again. */
  readonly onRefresh: () => void;
  /** The primary action: a deposit where there is a cashier, else a game to go on with. */
  readonly action: { readonly label: string; readonly icon: IconGlyph; readonly onPress: () => void };
  /** Opens the member centre. */
  readonly onOpenMember: () => void;
  /** On the corner of the member's picture: an `AppHeaderMark` that counts what waits there. */
  readonly mark?: ReactNode;
  /** Opens the agent centre; without it there is no agent button. */
  readonly onOpenAgent?: (() => void) | undefined;
  /** The pointer, a finger or the focus comes near: load what they open. */
  readonly onIntent?: (() => void) | undefined;
}

/**
 * End of the header for a member: balance, main action, agent centre and the member's own place. Apart from the one of
 * visitors, since only members need amounts of money there.
 */
export function AppHeaderMember({
  name,
  balance,
  currency,
  asOf,
  isRefreshing,
  onRefresh,
  action,
  onOpenMember,
  mark,
  onOpenAgent,
  onIntent,
}: AppHeaderMemberProps) {
  const { t } = useLingui();
  return (
    <>
      <span className={css.balance}>
        <span className={css.amount}>
          <span aria-live="polite" data-testid="balance">
            <Money amount={balance} currency={currency} />
          </span>
          {asOf !== undefined && (
            <span className={css.age}>
              <Trans comment="Below a balance that may be out of date; a time of day follows">
                As of <DateTime value={asOf} show="time" />
              </Trans>
            </span>
          )}
        </span>
        <IconButton
          icon={RefreshCw}
          label={t`Refresh balance`}
          size="sm"
          isPending={isRefreshing}
          onClick={onRefresh}
        />
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the buttons inside are the controls */}
      <span className={css.wide} onPointerEnter={onIntent} onFocus={onIntent}>
        <Button variant="soft" icon={action.icon} onClick={action.onPress}>
          {action.label}
        </Button>
        {onOpenAgent && <Button icon={Network} onClick={onOpenAgent}>{t`Agent`}</Button>}
        <button type="button" className={css.avatar} onClick={onOpenMember}>
          <Avatar name={name} />
          <VisuallyHidden>{t`My account: ${name}`}</VisuallyHidden>
          {mark}
        </button>
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the button inside is the control */}
      <span className={css.narrow} onPointerEnter={onIntent} onFocus={onIntent}>
        <IconButton icon={action.icon} label={action.label} variant="soft" onClick={action.onPress} />
      </span>
    </>
  );
}
