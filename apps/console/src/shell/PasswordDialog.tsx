import { useLingui } from '@lingui/react/macro';
import { zChangeOwnPasswordBody } from '@mekong/api-client/admin/contract/validators';
import { changeOwnPassword } from '@mekong/api-client/admin/sdk/changeOwnPassword';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { PasswordField } from '@mekong/ui/PasswordField';
import { Stack } from '@mekong/ui/Stack';
import { toast } from '@mekong/ui/Toast/store';
import { FailureAlert } from '../parts/Failure.tsx';
import { useServerForm } from '../parts/use-server-form.ts';

/** Sets another password for whoever works here: the one in use and a code of the authenticator prove who that is. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { submit, isPending, failure, field } = useServerForm({
    first: { password: '', newPassword: '', code: '' },
    validator: zChangeOwnPasswordBody,
    body: (values) => values,
    send: (body) => changeOwnPassword({ body }),
    onDone: () => {
      toast({ tone: 'positive', title: t`Your password is changed. Your other sessions have ended.` });
      onClose();
    },
    words: { newPassword: t`Use at least 12 characters.` },
  });
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t`Change password`} size="sm" initialFocus="field">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <FailureAlert error={failure} />
          <PasswordField
            label={t`Current password`}
            autoComplete="current-password"
            isRequired
            {...field('password')}
          />
          <PasswordField
            label={t`New password`}
            description={t`At least 12 characters`}
            autoComplete="new-password"
            isRequired
            {...field('newPassword')}
          />
          <OneTimeCodeField label={t`Code of your authenticator`} isRequired {...field('code')} />
          <Button type="submit" variant="primary" isPending={isPending} isFullWidth>
            {t`Change password`}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
