import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '../../features/auth/recovery/ResetScreen.tsx';

/** Reset password. */
export const Route = createFileRoute('/_site/reset')({
  loader: () => loadArea('account'),
  component: ResetScreen,
});
