import { useLingui } from '@lingui/react/macro';
import { zAcceptInvitationBody } from '@mekong/api-client/admin/contract/validators';
import { acceptInvitation } from '@mekong/api-client/admin/sdk/acceptInvitation';
import { openInvitation } from '@mekong/api-client/admin/sdk/openInvitation';
import type { OpenedInvitation } from '@mekong/api-client/admin/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { CopyButton } from '@mekong/ui/CopyButton';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { PasswordField } from '@mekong/ui/PasswordField';
import { QrCode } from '@mekong/ui/QrCode';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { roleLabel } from '../../parts/role-labels.ts';
import { useServerForm } from '../../parts/use-server-form.ts';
import { beginSession } from '../../queries/session.ts';
import { Doorway } from './Doorway.tsx';

/** Sets up an account by a one-time link: name of the first admin, password, authenticator. */
export function InvitationScreen() {
  const { t } = useLingui();
  // behind the #, so that no server and no log ever sees it
  const [secret] = useState(() => location.hash.slice(1));
  const query = useQuery({
    queryKey: ['openInvitation', secret],
    queryFn: ({ signal }) => openInvitation({ body: { secret }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.error)
    return (
      <Doorway
        title={t`This link cannot be used`}
        text={t`A one-time link is good once and for a limited time. Ask an admin for a new one.`}
      >
        <FailureAlert error={query.error} />
        <Inline gap={2}>
          <Button onClick={() => void query.refetch()} isPending={query.isFetching}>{t`Try again`}</Button>
          <ButtonLink href="/">{t`Go to the log-in`}</ButtonLink>
        </Inline>
      </Doorway>
    );
  return (
    <Doorway title={t`Set up your account`} text={query.data && <Offer invitation={query.data} />}>
      <Loaded query={query}>{(invitation) => <Acceptance secret={secret} invitation={invitation} />}</Loaded>
    </Doorway>
  );
}

function Offer({ invitation: { name, role, expiresAt } }: { readonly invitation: OpenedInvitation }) {
  const { t, i18n } = useLingui();
  const label = roleLabel(role);
  return (
    <>
      {name && (
        <>
          <bdi>{name}</bdi> ·{' '}
        </>
      )}
      {label ? i18n._(label) : role} · {t`The link is good until`} <DateTime value={expiresAt} hasZone />
    </>
  );
}

interface AcceptanceProps {
  readonly secret: string;
  readonly invitation: OpenedInvitation;
}

function Acceptance({ secret, invitation: { name, authenticatorSecret, authenticatorUri } }: AcceptanceProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { submit, isPending, failure, field } = useServerForm({
    first: { name: '', password: '', code: '' },
    validator: zAcceptInvitationBody,
    body: ({ name: chosen, ...rest }) => ({ ...rest, secret, ...(name === undefined ? { name: chosen } : {}) }),
    send: (body) => acceptInvitation({ body }),
    onDone: async (operator) => {
      beginSession(queryClient, operator);
      await navigate({ to: '/', replace: true });
    },
    words: {
      name: t`Use 2 to 30 small letters, digits, dots, hyphens or underscores, a letter first.`,
      password: t`Use at least 12 characters.`,
    },
  });
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <FailureAlert error={failure} />
        {name === undefined && (
          <TextField
            label={t`Name`}
            description={t`You log in with it, and the audit trail shows it. It never changes.`}
            autoComplete="username"
            isRequired
            dir="ltr"
            {...field('name')}
          />
        )}
        <PasswordField
          label={t`Password`}
          description={t`At least 12 characters`}
          autoComplete="new-password"
          isRequired
          {...field('password')}
        />
        <Stack gap={2} align="start">
          <Text>{t`Scan this with an authenticator app, or copy the key into it. Then enter the code that it shows.`}</Text>
          <QrCode value={authenticatorUri} label={t`Key for the authenticator app`} size={168} />
          <Inline gap={2}>
            <Text isTabular>
              <bdi dir="ltr">{authenticatorSecret}</bdi>
            </Text>
            <CopyButton size="sm" text={authenticatorSecret}>{t`Copy the key`}</CopyButton>
          </Inline>
        </Stack>
        <OneTimeCodeField label={t`Code of your authenticator`} isRequired {...field('code')} />
        <Button type="submit" variant="primary" isPending={isPending} isFullWidth>
          {t`Set up the account`}
        </Button>
      </Stack>
    </form>
  );
}
