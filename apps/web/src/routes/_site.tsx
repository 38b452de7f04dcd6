import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '../shell/AppShell.tsx';

export const Route = createFileRoute('/_site')({
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
});
