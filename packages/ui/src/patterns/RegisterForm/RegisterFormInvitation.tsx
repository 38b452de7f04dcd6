import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../components/Alert/Alert.tsx';

/** What became of the code that the visitor's link carried. */
export type RegisterFormInvitationProps =
  /** The gateway knows it: its field is hidden. `agent`: masked name of whose link it was. */
  | { readonly status: 'verified'; readonly agent: string }
  /** Nobody has it. */
  | { readonly status: 'refused' };

/** Says who invited, or that the link is good no more. */
export function RegisterFormInvitation(props: RegisterFormInvitationProps) {
  const { t } = useLingui();
  if (props.status === 'refused')
    return (
      <Alert
        title={t`This referral link has expired.`}
        description={t`You can register without it, or ask whoever sent you the link for another one.`}
      />
    );
  const agentName = props.agent;
  return <Alert tone="positive" title={t`You were invited by ${agentName}.`} />;
}
