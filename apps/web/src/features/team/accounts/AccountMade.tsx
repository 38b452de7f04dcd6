import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentAccountMade } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { CopyButton } from '@mekong/ui/CopyButton';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';

interface AccountMadeProps {
  readonly account: AgentAccountMade;
  /** Goes on with another account. */
  readonly onNext: () => void;
}

/** An account that was made: its number, and the first password, which is never shown again. */
export function AccountMade({ account: { username, memberId = '', password }, onNext }: AccountMadeProps) {
  const { t } = useLingui();
  const whole = [username, password].filter(Boolean).join(' ');
  return (
    <Card>
      <Stack gap={4}>
        <Alert
          tone="positive"
          title={t`The account is ready.`}
          description={
            password === undefined
              ? t`Its owner logs in with the usual first password and then chooses a new one.`
              : t`Pass the password on now: it is not shown again. Its owner chooses a new one at the first log-in.`
          }
        />
        <DescriptionList
          items={[
            { key: 'name', label: t`Username`, value: <bdi dir="ltr">{username}</bdi> },
            {
              key: 'id',
              label: t({ message: 'Number', context: 'team', comment: 'Heading of a column: number of an account' }),
              value: <bdi dir="ltr">{memberId}</bdi>,
            },
            ...(password === undefined
              ? []
              : [{ key: 'password', label: t`First password`, value: <bdi dir="ltr">{password}</bdi> }]),
          ]}
        />
        <Inline gap={3}>
          {password !== undefined && (
            <CopyButton text={whole} variant="primary">
              <Trans comment="Button: copies a username and its first password">Copy name and password</Trans>
            </CopyButton>
          )}
          <Button onClick={onNext}>
            <Trans>Add another account</Trans>
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
