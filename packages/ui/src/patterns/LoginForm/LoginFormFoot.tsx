import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './LoginForm.css.ts';

/** Props of {@link LoginFormFoot}. */
export interface LoginFormFootProps {
  /** Leads to registration. */
  readonly onRegister?: (() => void) | undefined;
  /** A trial account with play money; only where it is switched on. */
  readonly freePlay?: { readonly onStart: () => void; readonly isPending?: boolean | undefined } | undefined;
}

/** For a visitor who has no account yet. */
export function LoginFormFoot({ onRegister, freePlay }: LoginFormFootProps) {
  const { t } = useLingui();
  if (!onRegister && !freePlay) return null;
  return (
    <div className={css.foot}>
      <Text tone="muted">
        <Trans>New here?</Trans>
      </Text>
      {onRegister && (
        <Button variant="ghost" size="sm" onClick={onRegister}>
          {t`Register`}
        </Button>
      )}
      {freePlay && (
        <Button variant="ghost" size="sm" isPending={freePlay.isPending} onClick={freePlay.onStart}>
          {t({ message: 'Free play', comment: 'Playing at once with a trial account and play money' })}
        </Button>
      )}
    </div>
  );
}
