import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { ShieldCheck } from 'lucide';
import { useState } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { DateTime } from '../../components/DateTime/DateTime.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { TotpSetupProps } from './TotpSetup.tsx';

/** Props of {@link TotpSetupOn}. */
export interface TotpSetupOnProps extends Pick<TotpSetupProps, 'onDisable' | 'isPending'> {
  readonly since?: Instant | undefined;
  readonly codesLeft: number;
}

/** So few codes left are worth a word. */
const few = 2;

/** An authenticator that protects the account: since when, how many recovery codes are left, and the way out. */
export function TotpSetupOn({ since, codesLeft, onDisable, isPending }: TotpSetupOnProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Inline gap={3}>
        <Tag tone="positive" icon={ShieldCheck}>
          {t({ message: 'On', comment: 'State of the authenticator: it protects the account' })}
        </Tag>
        <Text as="span" tone="muted">
          {since && (
            <Trans comment="Behind it stands a date, since when an authenticator protects the account">
              Since <DateTime value={since} show="date" />
            </Trans>
          )}
        </Text>
      </Inline>
      {codesLeft > few ? (
        <Text tone="muted">
          {t`${plural(codesLeft, { one: '# recovery code is left.', other: '# recovery codes are left.' })}`}
        </Text>
      ) : (
        <Alert
          title={
            codesLeft === 0
              ? t`No recovery codes are left`
              : t`${plural(codesLeft, { one: 'Only # recovery code is left', other: 'Only # recovery codes are left' })}`
          }
          description={t`Turn the authenticator off and set it up again to get ten new ones.`}
        />
      )}
      <Button variant="danger" isPending={isPending} onClick={() => setAsking(true)}>
        {t`Turn the authenticator off`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title={t`Turn the authenticator off?`}
        description={t`After that you'll only need your password. The recovery codes no longer work.`}
        confirmLabel={t({ message: 'Turn off', comment: 'Answer: the authenticator no longer protects the account' })}
        onConfirm={() => {
          setAsking(false);
          onDisable();
        }}
      />
    </Stack>
  );
}
