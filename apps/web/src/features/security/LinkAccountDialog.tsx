import { Trans, useLingui } from '@lingui/react/macro';
import { linkSocialAccount } from '@mekong/api-client/sdk';
import type { SocialLinkOffer } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { socialNames } from '@mekong/ui/SocialButtons/variants';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { toast } from '@mekong/ui/Toast/store';
import { useForm } from 'react-hook-form';
import { draftOf } from '../../state/drafts.ts';
import { useSessionValue } from '../../state/session.ts';
import { useReloadDraft } from '../../state/use-draft.ts';
import { useAction } from './use-action.tsx';

interface LinkAccountDialogProps {
  /** The account of a provider that its owner has just shown to be his. */
  readonly offer: SocialLinkOffer;
  readonly onClose: () => void;
  readonly onLinked: () => void;
}

/** Links an account of a provider for good: the owner types the own username, since nothing takes it back (S4-058). */
export function LinkAccountDialog({ offer, onClose, onLinked }: LinkAccountDialogProps) {
  const { t } = useLingui();
  const username = useSessionValue('username') ?? '';
  const provider = lookUp(socialNames, offer.provider, offer.provider);
  const whose = offer.name ? `${provider} (${offer.name})` : provider;
  // what was typed for one account confirms no other
  const draft = `link ${username} ${offer.provider} ${offer.name ?? ''}`;
  const { register, handleSubmit, getValues, formState } = useForm<{ username: string }>({
    defaultValues: { username: '', ...draftOf(draft) },
  });
  useReloadDraft(draft, getValues);
  const { act, pending, alert, dialog } = useAction();

  const submit = handleSubmit(async (typed) => {
    const body = { ticket: offer.ticket, username: typed.username.trim() };
    if (!(await act('link', (run) => run(() => linkSocialAccount({ body }))))) return;
    toast({ title: t`${provider} can now log you in` });
    onLinked();
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Link your account`}
      size="sm"
      initialFocus="field"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {alert}
          <Text>
            <Trans>From now on {whose} can log you in. This cannot be undone: type your username to confirm it.</Trans>
          </Text>
          <TextField
            {...register('username', {
              validate: (value) =>
                value.trim().toLowerCase() === username.toLowerCase() || t`This is not the username of this account.`,
            })}
            label={t`Your username`}
            error={formState.errors.username?.message}
            autoComplete="off"
            hasSpellCheck={false}
            dir="ltr"
            maxLength={64}
            isRequired
          />
          <Inline gap={2} justify="end">
            <Button onClick={onClose}>{t`Not now`}</Button>
            <Button type="submit" variant="primary" isPending={pending !== undefined}>
              {t`Link permanently`}
            </Button>
          </Inline>
        </Stack>
      </form>
      {dialog}
    </Dialog>
  );
}
