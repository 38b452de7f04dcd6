import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';

/** What the log-in has to say that is no refusal by the gateway's own words. */
export type LoginNoticeKind = 'forgotten' | 'tooLate' | 'passkeyLeft' | 'passkeyUnknown' | 'wrongEntrance';

/** Says what happened, and what to do now. */
export function LoginNotice({ kind }: { readonly kind: LoginNoticeKind }) {
  const { t } = useLingui();
  const texts: Readonly<Record<LoginNoticeKind, readonly [title: string, remedy: string]>> = {
    forgotten: [t`This browser does not remember you any more.`, t`Log in with your password.`],
    tooLate: [t`The second step took too long.`, t`Log in again; what you typed is still there.`],
    passkeyLeft: [t`No passkey was used.`, t`Try again, or log in another way.`],
    passkeyUnknown: [
      t`This passkey does not belong to any account here.`,
      t`It may have been removed. Log in with your password.`,
    ],
    wrongEntrance: [
      t`You are logged in, but not as an agent.`,
      t`To go on, log in with an agent account. Your current session ends then.`,
    ],
  };
  const [title, remedy] = texts[kind];
  return <Alert tone={kind === 'wrongEntrance' ? 'info' : 'negative'} title={title} description={remedy} />;
}
