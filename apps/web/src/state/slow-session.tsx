import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { I18nProvider } from '@lingui/react';
import { loadArea } from '@mekong/i18n/i18n';
import { languageOf } from '@mekong/i18n/registry';
import { Grid } from '@mekong/ui/Grid';
import { AppLayout } from '@mekong/ui/patterns/AppLayout';
import { UiProvider } from '@mekong/ui/provider';
import { Skeleton } from '@mekong/ui/Skeleton';
import { dismissToast, toast } from '@mekong/ui/Toast/store';
import { ToastRegion } from '@mekong/ui/ToastRegion';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from './language.ts';

/**
 * Says that the session is slow on a page that waits for it before React looks at it: the message stands in a place of its own.
 *
 * @param onGoOn the reader does not want to wait
 * @returns takes the message away
 */
export async function showSlowSession(onGoOn: () => void): Promise<() => void> {
  // where everything is slow, the texts of the page come first
  if (!i18n.locale) await new Promise<void>((resolve) => i18n.on('change', resolve));
  await loadArea('errors');
  const id = toast({
    id: 'slow-session',
    title: t`Your account is still loading`,
    description: t`The server is slow to respond. You'll be logged in as soon as it responds.`,
    tone: 'info',
    duration: Number.POSITIVE_INFINITY,
    action: {
      label: t`Continue without waiting`,
      alternative: t`Wait until your account has loaded`,
      onSelect: onGoOn,
    },
  });
  // a page that no server has rendered shows that it is loading; the others stand as they are
  const isEmpty = !document.getElementById('root')?.hasChildNodes();
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <I18nProvider i18n={i18n}>
      <UiProvider direction={languageOf(currentLanguage()).direction}>
        {isEmpty && (
          <AppLayout header={null}>
            <Skeleton shape="title" />
            <Grid column="card">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((skeleton) => (
                <Skeleton key={skeleton} shape="control" />
              ))}
            </Grid>
          </AppLayout>
        )}
        <ToastRegion />
      </UiProvider>
    </I18nProvider>,
  );
  return () => {
    dismissToast(id);
    root.unmount();
    place.remove();
  };
}
