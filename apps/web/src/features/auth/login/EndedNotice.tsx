import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { useSessionEnd } from '../../../state/session.ts';

/** Why the reader is asked to log in again, when the session ended by itself. */
export function EndedNotice() {
  const { t } = useLingui();
  const reason = useSessionEnd();
  if (reason === undefined) return null;
  const texts = {
    idle: t`You were logged out because you had not done anything for a while.`,
    expired: t`You were logged out because a session lasts twelve hours at most.`,
    ended: t`Your session has ended.`,
    elsewhere: t`You logged out in another tab.`,
  };
  return <Alert title={texts[reason]} description={t`Log in to continue where you were.`} />;
}
