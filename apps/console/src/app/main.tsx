import '@mekong/ui/HtmlContent/policy';
import '@mekong/ui/styles';
import { configureAdminClient } from '@mekong/api-client/admin/client';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstLanguage, showLanguage, shownLanguage } from '../state/language.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createConsoleRouter } from './router.tsx';
import { showStartFailure } from './start-failure.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into.');
configureAdminClient({ language: shownLanguage });
try {
  await showLanguage(firstLanguage());
} catch (error) {
  showStartFailure(root);
  throw error;
}
const router = createConsoleRouter();
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
