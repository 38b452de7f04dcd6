import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { isHelpTag, topicSearch } from '../../features/content/content-search.ts';
import { HelpScreen } from '../../features/content/HelpScreen.tsx';
import { loadHelp } from '../-help-page.ts';

/** A topic or an article of the help centre, by its tag; one that makes no sense shows all topics. */
export const Route = createFileRoute('/_site/help_/$tag')({
  validateSearch: topicSearch,
  beforeLoad: ({ params: { tag } }) => {
    if (!isHelpTag(tag)) throw redirect({ to: '/help', replace: true });
  },
  loader: async (page) => {
    loadHelp(page);
    // what the page is filled from is code of that page
    const [{ loadTopic }] = await Promise.all([import('../../features/content/help-topic.ts'), loadArea('games')]);
    return loadTopic(page);
  },
  component: HelpTopicPage,
});

function HelpTopicPage() {
  const { tag } = Route.useParams();
  const { article, q } = Route.useSearch();
  return <HelpScreen question={{ tag, article, q }} />;
}
