import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as css from './LoginForm.css.ts';

/** Props of {@link LoginFormRemembered}. */
export interface LoginFormRememberedProps {
  /** Account name of who was here last. */
  readonly name: string;
  /** Picture of the member. */
  readonly avatar?: string | undefined;
  /** Until when this browser remembers it. */
  readonly until?: Date | undefined;
  /** Logs in by what this browser keeps; no password is stored. */
  readonly onContinue: () => void;
  /** @default false */
  readonly isPending?: boolean | undefined;
  /** Forgets the account in this browser, here and on the server. */
  readonly onForget: () => void;
}

/** "Continue as": the one who asked this browser to remember them for a day. */
export function LoginFormRemembered({
  name,
  avatar,
  until,
  onContinue,
  isPending = false,
  onForget,
}: LoginFormRememberedProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={css.remembered}>
        <div className={css.who}>
          <Avatar name={name} src={avatar} />
          <div>
            <bdi className={css.name}>{name}</bdi>
            <Text size="small" tone="muted">
              {until ? (
                <Trans>
                  This browser remembers you until <DateTime value={until} length="short" hasZone />.
                </Trans>
              ) : (
                <Trans>This browser remembers you for one day.</Trans>
              )}
            </Text>
          </div>
        </div>
        <Button variant="primary" size="lg" isFullWidth isPending={isPending} onClick={onContinue}>
          {/* one piece, or the gap of the button would be in the sentence */}
          <span>
            <Trans>
              Continue as <bdi>{name}</bdi>
            </Trans>
          </span>
        </Button>
        <Button variant="ghost" size="sm" isDisabled={isPending} onClick={onForget}>
          {t`Forget me on this device`}
        </Button>
      </div>
      <div className={css.or}>
        <Trans comment="Between two ways to log in">or with another account</Trans>
      </div>
    </>
  );
}
