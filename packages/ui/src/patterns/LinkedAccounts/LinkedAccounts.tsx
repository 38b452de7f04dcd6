import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { Link2, Unlink2 } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { type SocialProvider, socialNames } from '../../components/SocialButtons/SocialButtons.variants.ts';
import * as css from '../SessionList/SessionList.css.ts';

/** An account elsewhere that logs the member in. */
export interface LinkedAccountEntry {
  /** One without a name here is shown as it is called. */
  readonly provider: SocialProvider | (string & Record<never, never>);
  /** Name of the member there, when it was linked. */
  readonly name?: string | undefined;
  readonly linkedAt: Instant;
  readonly lastUsedAt?: Instant | undefined;
}

/** Props of {@link LinkedAccounts}. */
export interface LinkedAccountsProps {
  /** Linked ones, the oldest first; `undefined` until they are known. */
  readonly accounts: readonly LinkedAccountEntry[] | undefined;
  /** Providers that could be linked now. */
  readonly available: readonly SocialProvider[];
  /** Links one. Open its window in the same press, or the browser blocks it. */
  readonly onLink: (provider: SocialProvider) => void;
  /** Whose window is open. */
  readonly pending?: SocialProvider | undefined;
  /** Why the last try failed: an `Alert` above the list. */
  readonly alert?: ReactNode;
  /** In place of the list when it did not load: a `StateView` with a retry. */
  readonly failure?: ReactNode;
}

const nameOf = (provider: LinkedAccountEntry['provider']): string =>
  Object.hasOwn(socialNames, provider) ? socialNames[provider as SocialProvider] : provider;

/** Accounts elsewhere that log the member in, and those that could. A link is for good, so nothing takes one away. */
export function LinkedAccounts({ accounts, available, onLink, pending, alert, failure }: LinkedAccountsProps) {
  const { t } = useLingui();
  if (failure) return failure;
  if (!accounts)
    return (
      <div className={css.root} aria-busy>
        <Skeleton shape="control" />
      </div>
    );
  return (
    <div className={css.root}>
      {alert}
      <ul className={css.list} aria-label={t`Linked accounts`}>
        {accounts.map(({ provider, name, linkedAt, lastUsedAt }) => (
          <li key={provider} className={css.item}>
            <span className={css.glyph}>
              <Icon glyph={Link2} />
            </span>
            <div className={css.words}>
              <div className={css.name}>
                <bdi>{nameOf(provider)}</bdi>
              </div>
              <div className={css.details}>
                {name && <bdi>{name}</bdi>}
                <span>
                  <Trans comment="An account of Google or the like; behind it stands a date">
                    Linked <DateTime value={linkedAt} show="date" />
                  </Trans>
                </span>
                {lastUsedAt && (
                  <span>
                    <Trans comment="A passkey; behind it stand date and time">
                      Last used <DateTime value={lastUsedAt} />
                    </Trans>
                  </span>
                )}
              </div>
            </div>
          </li>
        ))}
        {available.map((provider) => {
          const name = socialNames[provider];
          return (
            <li key={provider} className={css.item}>
              <span className={css.glyph}>
                <Icon glyph={Unlink2} />
              </span>
              <div className={css.words}>
                <div className={css.name}>
                  <bdi>{name}</bdi>
                </div>
                <div className={css.details}>
                  {t({ message: 'Not linked', comment: 'State of an account of Google or the like' })}
                </div>
              </div>
              <Button
                size="sm"
                isPending={pending === provider}
                isDisabled={pending !== undefined && pending !== provider}
                aria-label={t({
                  message: `Link ${name}`,
                  comment: 'Button; the placeholder is Google, Facebook or LINE',
                })}
                onClick={() => onLink(provider)}
              >
                {t({ message: 'Link', comment: 'Button: lets an account of Google or the like log the member in' })}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
