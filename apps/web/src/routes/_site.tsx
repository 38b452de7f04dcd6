import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '../shell/AppShell.tsx';

export const Route = createFileRoute('/_site')({
  // part of the initial load: a chunk of its own would be one more round trip before it
  codeSplitGroupings: [],
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
