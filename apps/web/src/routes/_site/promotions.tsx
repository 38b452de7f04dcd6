import { createFileRoute } from '@tanstack/react-router';
import { promotionsSearch } from '../../features/content/content-search.ts';
import { PromotionsScreen } from '../../features/content/PromotionsScreen.tsx';
import { announcementsQuery } from '../../queries/announcements.ts';
import { currentLanguage } from '../../state/language.ts';
import { currentViewer } from '../../state/session.ts';

export const Route = createFileRoute('/_site/promotions')({
  validateSearch: promotionsSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(announcementsQuery(currentLanguage(), currentViewer().signedIn));
  },
  component: PromotionsPage,
});

function PromotionsPage() {
  return <PromotionsScreen {...Route.useSearch()} />;
}
