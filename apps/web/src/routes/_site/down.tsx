import { createFileRoute } from '@tanstack/react-router';
import { DownloadScreen } from '../../features/content/DownloadScreen.tsx';
import { resourcesQuery } from '../../queries/resources.ts';

export const Route = createFileRoute('/_site/down')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(resourcesQuery());
  },
  component: DownloadScreen,
});
