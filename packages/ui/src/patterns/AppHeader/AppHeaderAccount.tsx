import { useLingui } from '@lingui/react/macro';
import { Network, Plus, RefreshCw } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppHeaderAccount.css.ts';

/** Nobody is logged in. */
export interface VisitorAccount {
  readonly kind: 'visitor';
  readonly onLogin: () => void;
  readonly onRegister: () => void;
  /** The pointer or focus comes near: load what the dialogs need. */
  readonly onIntent?: (() => void) | undefined;
}

/** A member is logged in. */
export interface MemberAccount {
  readonly kind: 'member';
  readonly name: string;
  /** Decimal string; undefined shows "balance updating". */
  readonly balance: string | undefined;
  readonly currency: string;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onDeposit: () => void;
  readonly onOpenMember: () => void;
  /** Opens the agent centre; without it there is no agent button. */
  readonly onOpenAgent?: (() => void) | undefined;
}

/** Props of {@link AppHeaderAccount}. */
export interface AppHeaderAccountProps {
  readonly account: VisitorAccount | MemberAccount;
}

/** End of the header: log in and register, or balance, deposit, agent centre and the member's own place. */
export function AppHeaderAccount({ account }: AppHeaderAccountProps) {
  const { t } = useLingui();
  if (account.kind === 'visitor') {
    const { onLogin, onRegister, onIntent } = account;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: only loads ahead; the buttons inside are the controls
      <span className={css.visitor} onPointerEnter={onIntent} onFocus={onIntent}>
        <Button variant="ghost" onClick={onLogin}>{t`Log in`}</Button>
        <Button variant="primary" onClick={onRegister}>{t`Register`}</Button>
      </span>
    );
  }
  const { name, balance, currency, isRefreshing, onRefresh, onDeposit, onOpenMember, onOpenAgent } = account;
  return (
    <>
      <span className={css.balance}>
        <span aria-live="polite" data-testid="balance">
          <Money amount={balance} currency={currency} />
        </span>
        <IconButton
          icon={RefreshCw}
          label={t`Refresh balance`}
          size="sm"
          isPending={isRefreshing}
          onClick={onRefresh}
        />
      </span>
      <span className={css.wide}>
        <Button variant="primary" icon={Plus} onClick={onDeposit}>{t`Deposit`}</Button>
        {onOpenAgent && <Button icon={Network} onClick={onOpenAgent}>{t`Agent`}</Button>}
        <button type="button" className={css.avatar} onClick={onOpenMember}>
          <Avatar name={name} />
          <VisuallyHidden>{t`My account: ${name}`}</VisuallyHidden>
        </button>
      </span>
      <span className={css.narrow}>
        <IconButton icon={Plus} label={t`Deposit`} variant="primary" onClick={onDeposit} />
      </span>
    </>
  );
}
