import '@mekong/ui/styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadOnceOnChunkFailure } from './chunk-failure.ts';
import { EntryGate } from './EntryGate.tsx';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';
import { start } from './start.ts';

const queryClient = createQueryClient();
reloadOnceOnChunkFailure();
await start(queryClient);

/** Rendered, and so made, only when the normal site exists. */
function Site() {
  const [router] = useState(() => createSiteRouter({ queryClient }));
  return <RouterProvider router={router} />;
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into.');
createRoot(root).render(
  <StrictMode>
    <Providers queryClient={queryClient}>
      <EntryGate>
        <Site />
      </EntryGate>
    </Providers>
  </StrictMode>,
);
