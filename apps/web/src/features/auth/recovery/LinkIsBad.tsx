import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { useModal } from '../../../state/modal.ts';

/** What can be wrong with a mailed link. `off`: the merchant resets no passwords by mail any more. */
export type LinkFault = 'incomplete' | 'expired' | 'used' | 'off';

/** A link that sets no password: why, and the way on. */
export function LinkIsBad({ fault }: { readonly fault: LinkFault }) {
  const { t } = useLingui();
  const { open } = useModal();
  const texts: Readonly<Record<LinkFault, readonly [title: string, remedy: string]>> = {
    incomplete: [
      t`This link is not complete`,
      t`Open it from the email again, or copy all of it into the address line. You can also ask for a new one.`,
    ],
    expired: [t`This link has expired`, t`A link works for 30 minutes. Ask for a new one.`],
    used: [
      t`This link does not work any more`,
      t`It has already been used, or you asked for a newer one. Log in with your new password, or ask for another link.`,
    ],
    off: [t`Passwords cannot be reset by email here`, t`Contact your agent to get back into your account.`],
  };
  const [title, description] = texts[fault];
  return (
    <StateView kind="error" title={title} description={description}>
      {fault !== 'off' && (
        <ButtonLink href="/reset" variant="primary">
          {t`Ask for a new link`}
        </ButtonLink>
      )}
      <Button onClick={() => open('login')}>{t`Log in`}</Button>
    </StateView>
  );
}
