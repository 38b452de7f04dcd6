import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { ApplyScreen } from '../../features/join/apply/ApplyScreen.tsx';
import { applySearch } from '../../features/join/join-search.ts';

export const Route = createFileRoute('/_site/join_/apply')({
  validateSearch: applySearch,
  loader: () => loadArea('account'),
  component: ApplyPage,
});

function ApplyPage() {
  return <ApplyScreen {...Route.useSearch()} />;
}
