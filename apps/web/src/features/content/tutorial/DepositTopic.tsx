import type { HelpArticle } from '@mekong/api-client/types';
import { HelpList } from '../HelpList.tsx';
import { findArticles, type HelpHome } from '../help-articles.ts';
import { DepositTutorial } from './DepositTutorial.tsx';
import { isGuide } from './guides.ts';

interface DepositTopicProps {
  /** All articles of the help centre. */
  readonly articles: readonly HelpArticle[];
  /** Tag of the guide that is shown; another one shows the first. */
  readonly tag: string | undefined;
  /** Name of a topic by its tag. */
  readonly label: (tag: string) => string;
  /** Where the links stay. */
  readonly home: HelpHome;
  readonly onChoose: (tag: string) => void;
}

/** The topic of paying in: a guide for each kind of method, then what else there is to read. */
export function DepositTopic({ articles, tag, label, home, onChoose }: DepositTopicProps) {
  return (
    <DepositTutorial articles={articles.filter(isGuide)} tag={tag} onChoose={onChoose}>
      <HelpList
        articles={findArticles(articles, { tag: 'deposit' }).filter((article) => !isGuide(article))}
        all={articles}
        words={undefined}
        label={label}
        home={home}
        isOneTopic
      />
    </DepositTutorial>
  );
}
