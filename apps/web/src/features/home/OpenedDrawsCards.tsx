import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Section } from '@mekong/ui/patterns/Section';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DrawCards } from '../../parts/draws/DrawCards.tsx';
import { toOpenedCard } from '../../parts/draws/draw-card.ts';
import { Failure } from '../../parts/Failure.tsx';
import { clockOffsetOf, openedNumbersQuery } from '../../queries/draws.ts';

/** The last numbers of the lotteries that drew last, and when the next ones come. Nothing where there are no lotteries. */
export function OpenedDrawsCards({ skeleton }: { readonly skeleton: ReactNode }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { data, dataUpdatedAt, error, refetch, isFetching } = useQuery(openedNumbersQuery(code));
  if (!data && !error) return skeleton;
  if (data?.list.length === 0) return null;
  return (
    <Section title={t`Latest lottery numbers`} seeAllHref="/elott">
      {data ? (
        <DrawCards
          times={data.list.map(({ drawsAt }) => (drawsAt ? { drawsAt } : undefined))}
          cardsAt={(now, nameOf) => data.list.map((opened) => toOpenedCard(opened, now, nameOf))}
          serverTime={data.serverTime}
          clockOffset={clockOffsetOf(data, dataUpdatedAt)}
          isBlock
        />
      ) : (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Section>
  );
}
