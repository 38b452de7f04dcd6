import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ProviderScreen } from '../../features/games/ProviderScreen.tsx';

/** One provider, by its code. */
export const Route = createFileRoute('/_site/providers_/$code')({
  loader: async ({ context: { queryClient }, params: { code } }) => {
    // what the page is filled from is code of that page
    const { loadProvider } = await import('../../features/games/load-provider.ts');
    const [isKnown] = await Promise.all([loadProvider(queryClient, code), loadArea('games')]);
    if (!isKnown) throw notFound();
  },
  component: ProviderPage,
});

function ProviderPage() {
  return <ProviderScreen code={Route.useParams().code} />;
}
