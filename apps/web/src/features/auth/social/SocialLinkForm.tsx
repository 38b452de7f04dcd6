import { Trans, useLingui } from '@lingui/react/macro';
import { zLinkSocialAccountBody } from '@mekong/api-client/contract/validators';
import { linkSocialAccount } from '@mekong/api-client/sdk/linkSocialAccount';
import type { SocialLinkOffer } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { useSessionValue } from '../../../state/session.ts';
import { providerName, setSocialOffer } from './social-offer.ts';

interface SocialLinkFormProps {
  readonly offer: SocialLinkOffer;
  /** Called when it is linked, or is not to be linked now. */
  readonly onDone: () => void;
}

/** Links an account of a provider for good: the owner types the own username, since nothing takes it back. */
export function SocialLinkForm({ offer, onDone }: SocialLinkFormProps) {
  const { t } = useLingui();
  const username = useSessionValue('username') ?? '';
  const provider = providerName(offer.provider);
  function leave(): void {
    setSocialOffer(undefined);
    onDone();
  }
  const { submit, isPending, failure, field } = useServerForm(
    {
      validator: zLinkSocialAccountBody,
      body: (typed) => ({ ticket: offer.ticket, username: typed.username.trim() }),
      send: (body) => linkSocialAccount({ body }),
    },
    {
      first: { username: '' },
      rules: {
        username: (value) =>
          value.trim().toLowerCase() === username.toLowerCase() || t`This is not the username of this account.`,
      },
      mode: 'onSubmit',
      // what was typed for one account confirms no other
      draft: { name: `link ${username} ${offer.provider} ${offer.name ?? ''}`, over: 'reload' },
      onDone: leave,
    },
  );

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <FailureAlert error={failure} />
        <Text>
          <Trans>
            You are logged in. From now on {provider} can log you in too. This cannot be undone: type your username to
            confirm it.
          </Trans>
        </Text>
        <TextField
          {...field('username')}
          label={t`Your username`}
          autoComplete="off"
          dir="ltr"
          maxLength={64}
          isRequired
        />
        <Inline gap={2} justify="end">
          <Button onClick={leave}>{t`Not now`}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t`Link permanently`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
