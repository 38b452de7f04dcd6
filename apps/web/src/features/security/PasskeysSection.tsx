import { Trans, useLingui } from '@lingui/react/macro';
import { removePasskey } from '@mekong/api-client/sdk/removePasskey';
import { PasskeyList } from '@mekong/ui/patterns/PasskeyList';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { hasPasskeys } from '../../parts/passkeys.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { passkeysQuery } from '../../queries/security.ts';
import { addPasskey } from './add-passkey.ts';
import { PasskeyNotMadeError, tellPasskeys } from './make-passkey.ts';
import { PasskeyNameForm, useBegunNames } from './PasskeyNameForm.tsx';
import { PasskeyNotMade } from './PasskeyNotMade.tsx';

/** Passkeys of the account: made, named and removed. */
export function PasskeysSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(passkeysQuery());
  const { act, pending, alert, dialog } = useAction({
    explain: (failure) => (failure instanceof PasskeyNotMadeError ? <PasskeyNotMade why={failure.why} /> : undefined),
  });

  const isNameBegun = useBegunNames();

  async function refresh(): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey });
    const known = queryClient.getQueryData(passkeysQuery().queryKey);
    if (known) void tellPasskeys(known).catch(() => undefined);
  }
  async function add(): Promise<void> {
    const isDone = await act('new', addPasskey);
    if (isDone) {
      await refresh();
      toast({ title: t`Your passkey is ready`, description: t`From now on you can log in with it.` });
    }
  }
  async function remove(passkeyId: string, name: string): Promise<void> {
    const isDone = await act(passkeyId, (run) => run(() => removePasskey({ path: { passkeyId } })));
    await refresh();
    if (isDone) toast({ title: t`Removed: ${name}` });
  }

  return (
    <Section title={t`Passkeys`}>
      <Text tone="muted">
        <Trans>
          If you lose a device, log in with your password and remove its passkey here: it stops working at once.
        </Trans>
      </Text>
      <PasskeyList
        passkeys={data?.passkeys.map(({ synced, ...passkey }) => ({ ...passkey, isSynced: synced }))}
        most={data?.most}
        isSupported={hasPasskeys()}
        onAdd={() => void add()}
        nameForm={(passkey, onClose) => <PasskeyNameForm passkey={passkey} onRenamed={refresh} onClose={onClose} />}
        isNameBegun={isNameBegun}
        onRemove={({ id, name }) => void remove(id, name)}
        pending={pending}
        alert={alert}
        failure={
          error && !data ? <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} /> : undefined
        }
      />
      {dialog}
    </Section>
  );
}
