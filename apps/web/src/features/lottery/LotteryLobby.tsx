import { Trans, useLingui } from '@lingui/react/macro';
import type { Lottery } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Link } from '@mekong/ui/Link';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tabs } from '@mekong/ui/Tabs';
import { DrawCardSkeletons } from '../../parts/draws/DrawCardSkeletons.tsx';
import { DrawCards } from '../../parts/draws/DrawCards.tsx';
import { toDrawCard } from '../../parts/draws/draw-card.ts';
import { Failure } from '../../parts/Failure.tsx';
import { awaitedIssue } from '../../queries/draws.ts';
import { DrawsNotice } from './DrawsNotice.tsx';
import { useLobby } from './use-lobby.ts';

interface LotteryLobbyProps {
  /** Group whose lotteries are shown; the first one where the address names none. */
  readonly group: string | undefined;
  readonly onGroupChange: (group: string) => void;
  /** Only lotteries with these words in their name. */
  readonly words?: string | undefined;
  /** Only lotteries of these vendors, comma separated. */
  readonly vendor?: string | undefined;
}

/** Lotteries on the clock in their groups: the draw that is on, the time left, the last numbers. */
export function LotteryLobby({ group, onGroupChange, words = '', vendor }: LotteryLobbyProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching, fetchStatus, clockOffset } = useLobby();
  const { tag } = useLanguage();
  const lower = (text: string): string => text.toLocaleLowerCase(tag);
  const wanted = lower(words.trim());
  const isWanted = ({ labelName, vassalage }: Lottery): boolean =>
    lower(labelName).includes(wanted) && (vendor === undefined || vendor.split(',').includes(vassalage));
  const groups = data?.groups
    .map((found) => ({ ...found, gameMenus: found.gameMenus.filter(isWanted) }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
  // none is looked for: the games below have the page to themselves
  if (groups?.length === 0) return null;
  // a group that the address names and nobody knows is as good as not named
  const chosen = groups?.find(({ gameGroupCode }) => gameGroupCode === group) ?? groups?.[0];
  return (
    <Section title={t({ message: 'Draws', comment: 'Title above lotteries with the time left until their draw' })}>
      {data && groups && chosen ? (
        <Stack gap={4}>
          <DrawsNotice isFailing={error !== null} isOffline={fetchStatus === 'paused'} />
          <Tabs
            label={t({
              message: 'Groups of lotteries',
              comment: 'Name of the tabs that choose one group of lotteries',
            })}
            variant="plain"
            value={chosen.gameGroupCode}
            tabs={groups.map(({ gameGroupCode, labelName, gameMenus }) => ({
              value: gameGroupCode,
              label: labelName,
              count: gameMenus.length,
            }))}
            onValueChange={onGroupChange}
          >
            <DrawCards
              times={chosen.gameMenus.map(awaitedIssue)}
              cardsAt={(now, nameOf) => chosen.gameMenus.map((lottery) => toDrawCard(lottery, now, nameOf))}
              serverTime={data.serverTime}
              clockOffset={clockOffset}
            />
          </Tabs>
          <Link href="/help/fairness">
            <Trans>How draws are made fair</Trans>
          </Link>
        </Stack>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : fetchStatus === 'paused' ? (
        <StateView kind="offline" />
      ) : (
        <DrawCardSkeletons count={6} />
      )}
    </Section>
  );
}
