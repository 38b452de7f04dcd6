import '@mekong/ui/HtmlContent/policy';
import '@mekong/ui/styles';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renewPersonal } from '../queries/personal.ts';
import { loadShell } from '../shell/late-shell.ts';
import { finishHydration } from '../state/server-rendered.ts';
import { currentViewer } from '../state/session.ts';
import { EntryGate } from './EntryGate.tsx';
import { createFirstRouter, type FirstRoutes, loadFirstRoutes } from './first-router.ts';
import { followEntry } from './follow-entry.ts';
import { Providers } from './Providers.tsx';
import { createQueryClient } from './query-client.ts';
import type { ServerState } from './server-state.ts';
import { start } from './start.ts';
import { showStartFailure } from './start-failure.ts';

type SiteRouter = ReturnType<typeof createFirstRouter>;

const queryClient = createQueryClient();
followEntry(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render into.');

/** Lets the browser paint and answer what is pressed between two steps of the start: one long task would keep it from that. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The router of a server-rendered page: it must know the page before React looks at it. */
async function hydrationRouter(routes: FirstRoutes): Promise<SiteRouter> {
  const router = createFirstRouter({ queryClient }, routes);
  // as on the server: no boundary around the whole page
  router.ssr = { manifest: undefined };
  await pause();
  await router.load();
  // the page holds the answers of a visitor
  if (currentViewer().signedIn) renewPersonal(queryClient);
  return router;
}

/** Rendered, and so made, only when the normal site exists. */
function Site({ makeRouter }: { readonly makeRouter: () => SiteRouter }) {
  const [router] = useState(makeRouter);
  return <RouterProvider router={router} />;
}

/** Shows the site, or says that it could not be started. A module that waits by itself would keep chunks from being joined. */
async function show(root: HTMLElement): Promise<void> {
  let serverState: ServerState | undefined;
  let routes: FirstRoutes;
  try {
    [serverState, routes] = await Promise.all([start(queryClient), loadFirstRoutes()]);
  } catch (error) {
    showStartFailure(root);
    throw error;
  }
  if (serverState) await pause();
  const hydrated = serverState && (await hydrationRouter(routes));
  if (hydrated) await pause();
  const page = (
    <StrictMode>
      <Providers queryClient={queryClient}>
        <EntryGate>
          <Site makeRouter={() => hydrated ?? createFirstRouter({ queryClient }, routes)} />
        </EntryGate>
      </Providers>
    </StrictMode>
  );
  if (hydrated) hydrateRoot(root, page);
  else {
    await loadShell().catch(() => undefined);
    // rendered in another language than this browser reads
    root.replaceChildren();
    createRoot(root).render(page);
  }
  // from here on React hears presses, whatever it has looked at already
  finishHydration();
}

void show(root);
