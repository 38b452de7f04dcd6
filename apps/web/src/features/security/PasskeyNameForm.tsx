import { useLingui } from '@lingui/react/macro';
import { zRenamePasskeyBody } from '@mekong/api-client/contract/validators';
import { renamePasskey } from '@mekong/api-client/sdk/renamePasskey';
import { PasskeyListName } from '@mekong/ui/patterns/PasskeyListName';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../parts/step-up/use-step-up.tsx';
import { draftOf } from '../../state/drafts.ts';
import { useSessionValue } from '../../state/session.ts';

interface PasskeyNameFormProps {
  readonly passkey: { readonly id: string; readonly name: string };
  /** The name was saved. The form stays until it resolves. */
  readonly onRenamed: () => Promise<void>;
  readonly onClose: () => void;
}

const draftName = (username: string | undefined, id: string): string => `passkey ${username} ${id}`;

/** Gives one passkey another name; one that stays as it was is not sent. */
export function PasskeyNameForm({ passkey: { id, name }, onRenamed, onClose }: PasskeyNameFormProps) {
  const { t } = useLingui();
  const username = useSessionValue('username');
  const { run, dialog } = useStepUp();
  const { submit, isPending, failure, field } = useServerForm(
    {
      validator: zRenamePasskeyBody,
      body: (typed) => ({ name: typed.name.trim() }),
      send: async (body) => {
        if (body.name !== name) await run(() => renamePasskey({ path: { passkeyId: id }, body }));
        return body;
      },
    },
    {
      first: { name },
      rules: { name: (typed) => typed.trim() !== '' || t`Enter a name, such as the device it is on.` },
      mode: 'onSubmit',
      draft: { name: draftName(username, id), over: 'reload' },
      onDone: async (sent) => {
        if (sent.name !== name) await onRenamed();
        onClose();
      },
      // who leaves the question for a proof has changed nothing, and hears nothing
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );

  return (
    <>
      <PasskeyListName
        onSubmit={submit}
        field={field('name')}
        alert={<FailureAlert error={failure} />}
        isPending={isPending}
        onCancel={onClose}
      />
      {dialog}
    </>
  );
}

/** Tells of a passkey whether its name was being typed when the page was loaded again on purpose. */
export function useBegunNames(): (passkey: { readonly id: string }) => boolean {
  const username = useSessionValue('username');
  return ({ id }) => 'name' in draftOf(draftName(username, id));
}
