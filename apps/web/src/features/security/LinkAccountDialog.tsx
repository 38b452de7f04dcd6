import { Trans, useLingui } from '@lingui/react/macro';
import { zLinkSocialAccountBody } from '@mekong/api-client/contract/validators';
import { linkSocialAccount } from '@mekong/api-client/sdk/linkSocialAccount';
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
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../parts/step-up/use-step-up.tsx';
import { useSessionValue } from '../../state/session.ts';

interface LinkAccountDialogProps {
  /** The account of a provider that its owner has just shown to be his. */
  readonly offer: SocialLinkOffer;
  readonly onClose: () => void;
  readonly onLinked: () => void;
}

/** Links an account of a provider for good: the owner types the own username, since nothing takes it back. */
export function LinkAccountDialog({ offer, onClose, onLinked }: LinkAccountDialogProps) {
  const { t } = useLingui();
  const username = useSessionValue('username') ?? '';
  const provider = lookUp(socialNames, offer.provider, offer.provider);
  const whose = offer.name ? `${provider} (${offer.name})` : provider;
  const { run, dialog } = useStepUp();
  const { submit, isPending, failure, field } = useServerForm(
    {
      validator: zLinkSocialAccountBody,
      body: (typed) => ({ ticket: offer.ticket, username: typed.username.trim() }),
      send: (body) => run(() => linkSocialAccount({ body })),
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
      onDone: () => {
        toast({ title: t`${provider} can now log you in` });
        onLinked();
      },
      // who leaves the question for a proof has changed nothing, and hears nothing
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );

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
          <FailureAlert error={failure} />
          <Text>
            <Trans>From now on {whose} can log you in. This cannot be undone: type your username to confirm it.</Trans>
          </Text>
          <TextField
            {...field('username')}
            label={t`Your username`}
            autoComplete="off"
            hasSpellCheck={false}
            dir="ltr"
            maxLength={64}
            isRequired
          />
          <Inline gap={2} justify="end">
            <Button onClick={onClose}>{t`Not now`}</Button>
            <Button type="submit" variant="primary" isPending={isPending}>
              {t`Link permanently`}
            </Button>
          </Inline>
        </Stack>
      </form>
      {dialog}
    </Dialog>
  );
}
