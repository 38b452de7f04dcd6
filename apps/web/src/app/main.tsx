import '@mekong/ui/styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { EntryGate } from './EntryGate.tsx';
import { followEntry } from './follow-entry.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';
import { start } from './start.ts';
import { showStartFailure } from './start-failure.ts';

const queryClient = createQueryClient();
followEntry(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into.');
try {
  await start(queryClient);
} catch (error) {
  showStartFailure(root);
  throw error;
}

/** Rendered, and so made, only when the normal site exists. */
function Site() {
  const [router] = useState(() => createSiteRouter({ queryClient }));
  return <RouterProvider router={router} />;
}

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <EntryGate>
        <Site />
      </EntryGate>
    </Providers>
  </StrictMode>,
);
