import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositKind, HelpArticle } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { GridPairs } from '@mekong/ui/GridPairs';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kindLookOf, useMethodName } from '../../../parts/deposit/deposit-labels.tsx';
import { useMethodTiles } from '../../../parts/deposit/use-method-tiles.tsx';
import { MerchantText } from '../../../parts/MerchantText.tsx';
import { depositMethodsQuery } from '../../../queries/deposits.ts';
import { useDepositsEnded } from '../../../queries/safer-play.ts';
import { type DepositGuide, guidesOf, textOf } from './guides.ts';
import { StepArt } from './StepArt.tsx';

interface DepositTutorialProps {
  readonly articles: readonly HelpArticle[];
  /** Tag of the guide that is shown; another one shows the first. */
  readonly tag: string | undefined;
  readonly onChoose: (tag: string) => void;
  /** What else there is to read on the topic. */
  readonly children: ReactNode;
}

/** What a kind is called while nobody knows the methods of the reader. */
const usualMethods: Readonly<Record<DepositKind, string>> = {
  ...{ QR: 'KHQR', BANK: 'BANK', WALLET: 'EWALLET', CARD: 'CARD', VOUCHER: 'VOUCHER', CRYPTO: 'USDT', C2C: 'C2C' },
};

/**
 * How to pay in, step by step: a tab for each kind of method, with its terms as they are now. Where a site takes one kind
 * alone there is nothing to switch.
 */
export function DepositTutorial({ articles, tag, onChoose, children }: DepositTutorialProps) {
  const { t, i18n } = useLingui();
  const nameOf = useMethodName();
  const { data: offer } = useQuery(depositMethodsQuery());
  const tiles = useMethodTiles(offer);
  const guides = guidesOf(articles, offer?.methods);
  const shown = guides.find((guide) => guide.tag === tag) ?? guides[0];
  if (!shown) return null;
  const labelOf = ({ kind, methods: [first] }: DepositGuide): string => nameOf(first?.method ?? usualMethods[kind]);
  const guide = (
    <Stack gap={5}>
      <Text tone="muted">{i18n._(kindLookOf(shown.kind).text)}</Text>
      {shown.methods.map(({ method, isOpen }) => {
        const tile = tiles?.find(({ key }) => key === method);
        const name = nameOf(method);
        return (
          <Card key={method} as="section" aria-label={name}>
            <Stack gap={4}>
              <Heading level={3} size="subtitle">
                {name}
              </Heading>
              {tile && <DescriptionList label={name} items={tile.facts} />}
              {!isOpen && tile?.reason && (
                <Text size="small" tone="muted">
                  {tile.reason}
                </Text>
              )}
              <MethodLink method={method} name={name} />
            </Stack>
          </Card>
        );
      })}
      <GuideSteps key={shown.tag} guide={shown} />
    </Stack>
  );
  return (
    <Stack gap={5}>
      <Heading level={2}>
        <Trans comment="Heading of the guides in the help centre">How to deposit</Trans>
      </Heading>
      {guides.length === 1 ? (
        guide
      ) : (
        <Tabs
          label={t({ message: 'Ways to deposit', comment: 'Tabs: one for each way to pay in' })}
          variant="plain"
          tabs={guides.map((one) => ({
            value: one.tag,
            label: labelOf(one),
            icon: kindLookOf(one.kind).glyph,
          }))}
          value={shown.tag}
          onValueChange={onChoose}
        >
          {guide}
        </Tabs>
      )}
      <Heading level={2}>
        <Trans>More on this topic</Trans>
      </Heading>
      {children}
    </Stack>
  );
}

/** Leads to a deposit by one method. Nobody who takes a break, or is leaving, is invited to one. */
function MethodLink({ method, name }: { readonly method: string; readonly name: string }) {
  const { t } = useLingui();
  const deposit = t({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' });
  if (useDepositsEnded()) return null;
  return (
    <Inline gap={3}>
      <ButtonLink href={`/member?page=depositv2&method=${method}`} variant="primary" aria-label={`${deposit}: ${name}`}>
        {deposit}
      </ButtonLink>
    </Inline>
  );
}

/** The steps of one guide, each with a drawing, and what may go wrong. */
function GuideSteps({ guide: { article, kind } }: { readonly guide: DepositGuide }) {
  const { t } = useLingui();
  const { steps, rest } = textOf(article.content);
  return (
    <Stack gap={5}>
      <Heading level={3} size="subtitle">
        {article.title}
      </Heading>
      {steps.length > 0 && (
        <GridPairs as="ol" column="card" aria-label={article.title}>
          {steps.map((step, place) => (
            <Card key={step} as="li">
              <Stack gap={3}>
                <Text tone="live">
                  <StepArt place={place} count={steps.length} kind={kind} />
                </Text>
                <Text weight="bold">
                  {t({ message: `Step ${place + 1}`, comment: '{0} is the number of a step of a guide' })}
                </Text>
                <MerchantText html={`<p>${step}</p>`} />
              </Stack>
            </Card>
          ))}
        </GridPairs>
      )}
      {rest !== '' && <MerchantText html={rest} />}
    </Stack>
  );
}
