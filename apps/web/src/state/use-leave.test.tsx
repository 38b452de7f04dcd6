import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteLink } from '../shell/SiteLink.tsx';
import { useLeave } from './use-leave.ts';

function Over() {
  const leave = useLeave();
  return (
    <main>
      <SiteLink href="/over?page=two">second page</SiteLink>
      <button type="button" onClick={leave}>
        Close
      </button>
    </main>
  );
}
const Page = () => (
  <main id="content" tabIndex={-1}>
    <SiteLink href="/">other</SiteLink>
    <SiteLink href="/over">open</SiteLink>
    <SiteLink href="/over">twice</SiteLink>
    <SiteLink href="/over">twice</SiteLink>
  </main>
);

async function show(entry: string) {
  const rootRoute = createRootRoute({ component: Outlet });
  const routeTree = rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page }),
    createRoute({ getParentRoute: () => rootRoute, path: '/over', component: Over }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [entry] }) });
  render(<RouterProvider router={router as never} />);
  return router.history;
}

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('closing gives the focus back to what opened the screen, however many steps were taken inside', async () => {
  await show('/');
  const opener = await screen.findByText('open');
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(await screen.findByText('second page'));
  fireEvent.click(screen.getByText('Close'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
});

test('going back by the browser gives the focus back to what opened the screen as well', async () => {
  const history = await show('/');
  const opener = await screen.findByText('open');
  opener.focus();
  fireEvent.click(opener);
  await screen.findByText('Close');
  history.back();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('open'));
});

test('closing gives the focus back to the one of two alike that opened the screen', async () => {
  await show('/');
  const [, second] = await screen.findAllByText('twice');
  second?.focus();
  fireEvent.click(second as HTMLElement);
  fireEvent.click(await screen.findByText('Close'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByText('twice')[1]));
});

test('closing a screen that was opened by its address leads home, to the content', async () => {
  await show('/over');
  fireEvent.click(await screen.findByText('Close'));
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});
