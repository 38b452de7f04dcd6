import { useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import type { PasskeyRefusal } from './make-passkey.ts';

/** Why no passkey was made, and what to do. */
export function PasskeyNotMade({ why }: { readonly why: PasskeyRefusal }) {
  const { t } = useLingui();
  const words: Readonly<Record<PasskeyRefusal, readonly [string, string]>> = {
    left: [
      t`No passkey was created`,
      t`The window of your device was closed or timed out. Try again when you are ready.`,
    ],
    taken: [
      t`This device already has a passkey of this account`,
      t`You can log in with it. Add another one on another device.`,
    ],
    unable: [
      t`This device cannot create a passkey`,
      t`Set up a screen lock, or use a phone or a security key that supports passkeys.`,
    ],
  };
  const [title, description] = words[why];
  return <Alert tone={why === 'unable' ? 'negative' : 'info'} title={title} description={description} />;
}
