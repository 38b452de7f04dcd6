import { createFileRoute, Outlet } from '@tanstack/react-router';
import { HeaderShell } from '../shell/HeaderShell.tsx';

export const Route = createFileRoute('/_header')({
  component: () => (
    <HeaderShell>
      <Outlet />
    </HeaderShell>
  ),
});
