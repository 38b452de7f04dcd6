import { t } from '@lingui/core/macro';
import { loadArea } from '@mekong/i18n/i18n';
import { toast } from '@mekong/ui/Toast/store';

/** Milliseconds after which the offer comes again, for whoever waved it away or was not looking. */
const again = 10 * 60_000;

let offeredAt = Number.NEGATIVE_INFINITY;

/**
 * Offers to load the page again, because the gateway speaks a newer version of the contract. Nothing is interrupted: what
 * both versions understand goes on, and what was typed is there after the reload.
 */
export async function offerReload(): Promise<void> {
  const now = Date.now();
  if (now - offeredAt < again) return;
  offeredAt = now;
  await loadArea('errors');
  toast({
    id: 'new-version',
    title: t`A new version is available`,
    description: t`Reload to keep everything working. What you typed is kept, except passwords and codes.`,
    tone: 'info',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: t({ message: 'Reload', comment: 'Button: loads the page again' }),
      alternative: t`Reload the page in your browser`,
      onSelect: () => location.reload(),
    },
  });
}
