import { useLingui } from '@lingui/react/macro';
import { toast } from '@mekong/ui/Toast/store';

/** Says that what was sent is not done yet. */
export function useSayWaiting(): () => void {
  const { t } = useLingui();
  return () =>
    toast({
      tone: 'neutral',
      title: t`A second operator has to approve this`,
      description: t`The request waits under Approvals.`,
    });
}
