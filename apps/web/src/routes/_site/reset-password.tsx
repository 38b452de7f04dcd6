import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { SetPasswordScreen } from '../../features/auth/recovery/SetPasswordScreen.tsx';

/** Set a new password by the link of a mail. The token stands behind the `#`. */
export const Route = createFileRoute('/_site/reset-password')({
  loader: () => loadArea('account'),
  component: SetPasswordScreen,
});
