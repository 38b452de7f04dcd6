import { Trans, useLingui } from '@lingui/react/macro';
import { linkSocialAccount } from '@mekong/api-client/sdk';
import type { SocialLinkOffer } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { draftOf } from '../../../state/drafts.ts';
import { useSessionValue } from '../../../state/session.ts';
import { useReloadDraft } from '../../../state/use-draft.ts';
import { providerName, setSocialOffer } from './social-offer.ts';

interface SocialLinkFormProps {
  readonly offer: SocialLinkOffer;
  /** Called when it is linked, or is not to be linked now. */
  readonly onDone: () => void;
}

/** Links an account of a provider for good: the owner types the own username, since nothing takes it back (S4-058). */
export function SocialLinkForm({ offer, onDone }: SocialLinkFormProps) {
  const { t } = useLingui();
  const username = useSessionValue('username') ?? '';
  const provider = providerName(offer.provider);
  // what was typed for one account confirms no other
  const draft = `link ${username} ${offer.provider} ${offer.name ?? ''}`;
  const { register, handleSubmit, getValues, formState } = useForm<{ username: string }>({
    defaultValues: { username: '', ...draftOf(draft) },
  });
  useReloadDraft(draft, getValues);
  const [failure, setFailure] = useState<unknown>();

  function leave(): void {
    setSocialOffer(undefined);
    onDone();
  }
  const submit = handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      await linkSocialAccount({ body: { ticket: offer.ticket, username: typed.username.trim() } });
      leave();
    } catch (error) {
      setFailure(error);
    }
  });

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
          {...register('username', {
            validate: (value) =>
              value.trim().toLowerCase() === username.toLowerCase() || t`This is not the username of this account.`,
          })}
          label={t`Your username`}
          error={formState.errors.username?.message}
          autoComplete="off"
          dir="ltr"
          maxLength={64}
          isRequired
        />
        <Inline gap={2} justify="end">
          <Button onClick={leave}>{t`Not now`}</Button>
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            {t`Link permanently`}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
