import { useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { Icon, type IconGlyph } from '@mekong/ui/Icon';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import {
  CircleQuestionMark,
  FileText,
  Gamepad2,
  HeartHandshake,
  type IconNode,
  Lock,
  MessageCircle,
  Scale,
  ShieldCheck,
  Smartphone,
  User,
  Wallet,
} from 'lucide';
import { articlePath, findArticles, type HelpHome, helpPath, tagsOf } from './help-articles.ts';
import { helpSentences } from './help-sentences.ts';

/** Questions of a topic on its card. */
const most = 3;

const glyphs: Readonly<Record<string, IconNode>> = {
  deposit: Wallet,
  account: User,
  games: Gamepad2,
  fairness: ShieldCheck,
  'safer-play': HeartHandshake,
  rules: Scale,
  privacy: Lock,
  terms: FileText,
  contact: MessageCircle,
  app: Smartphone,
};

interface HelpTopicsProps {
  readonly articles: readonly HelpArticle[];
  /** Name of a topic by its tag. */
  readonly label: (tag: string) => string;
  /** Where the links stay. */
  readonly home: HelpHome;
}

/** The topics as cards: what each is about, and its first questions. */
export function HelpTopics({ articles, label, home }: HelpTopicsProps) {
  const { i18n } = useLingui();
  return (
    <Grid as="ul" column="panel">
      {tagsOf(articles).map((tag) => {
        const sentence = helpSentences[tag];
        const glyph: IconGlyph = glyphs[tag] ?? CircleQuestionMark;
        return (
          <Card key={tag} as="li">
            <Stack gap={3}>
              <Inline gap={3}>
                <Icon glyph={glyph} size="lg" />
                <Heading level={2} size="subtitle">
                  <Link href={helpPath({ tag }, home)} tone="quiet">
                    {label(tag)}
                  </Link>
                </Heading>
              </Inline>
              {sentence && <Text tone="muted">{i18n._(sentence)}</Text>}
              {findArticles(articles, { tag })
                .filter(({ title }) => title !== label(tag))
                .slice(0, most)
                .map((article) => (
                  <Link key={article.id} href={articlePath(article, articles, home)}>
                    {article.title}
                  </Link>
                ))}
            </Stack>
          </Card>
        );
      })}
    </Grid>
  );
}
