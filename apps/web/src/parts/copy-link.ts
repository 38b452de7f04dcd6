import { t } from '@lingui/core/macro';
import { toast } from '@mekong/ui/Toast/store';

/** Puts a link on the clipboard, and says whether it is there. */
export async function copyLink(url: string): Promise<void> {
  const id = 'copied link';
  try {
    await navigator.clipboard.writeText(url);
    toast({ id, title: t`The link is copied.` });
  } catch {
    // a browser may refuse: then the link stands where it can be selected
    toast({ id, tone: 'negative', title: t`The link could not be copied.`, description: url });
  }
}
