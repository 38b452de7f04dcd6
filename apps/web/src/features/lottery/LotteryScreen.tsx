import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { clockOffsetOf, drawQuery } from '../../queries/draws.ts';
import { CurrentDraw } from './CurrentDraw.tsx';
import { DrawsNotice } from './DrawsNotice.tsx';
import { LotteryChoice } from './LotteryChoice.tsx';
import { LotteryHistory } from './LotteryHistory.tsx';
import { type LotterySearch, lotterySearch } from './lottery-search.ts';
import { useLobby } from './use-lobby.ts';

/** The page of one lottery: its draw, the last numbers, and past draws that the reader's device checks. */
export function LotteryScreen({ search }: { readonly search: LotterySearch }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const navigate = useNavigate();
  const lobby = useLobby();
  const first = lobby.data?.groups.flatMap(({ gameMenus }) => gameMenus)[0]?.gameCode;
  const gameCode = search.gameCode ?? first;
  const { data, dataUpdatedAt, error, refetch, isFetching, fetchStatus } = useQuery({
    ...drawQuery(gameCode ?? '', code),
    enabled: gameCode !== undefined,
  });
  const title = data?.lottery.labelName;
  usePageTitle(title ?? t`Lottery`);

  const show = (change: Partial<LotterySearch>): void =>
    void navigate({
      to: '.',
      search: (said) => ({ ...said, ...lotterySearch({ ...search, ...change }) }),
      resetScroll: false,
    });
  const choice = (
    <LotteryChoice
      groups={lobby.data?.groups}
      value={gameCode}
      onChange={(chosen) => show({ gameCode: chosen, listPage: undefined })}
    />
  );

  if (data)
    return (
      <Stack gap={6}>
        <PageHeader
          title={data.lottery.labelName}
          text={groupName(lobby.data?.groups, data.lottery)}
          isTextBeside
          actions={choice}
        />
        <DrawsNotice isFailing={error !== null} isOffline={fetchStatus === 'paused'} />
        <CurrentDraw detail={data} clockOffset={clockOffsetOf(data, dataUpdatedAt)} />
        <LotteryHistory key={data.lottery.gameCode} detail={data} search={search} onShow={show} />
      </Stack>
    );
  return (
    <Stack gap={6}>
      <PageHeader title={t`Lottery`} actions={choice} />
      <NoLottery
        isUnknown={(isApiError(error) && error.code === 'GAME_NOT_FOUND') || (lobby.data && gameCode === undefined)}
        error={error ?? lobby.error}
        isOffline={fetchStatus === 'paused' || lobby.fetchStatus === 'paused'}
        isRetrying={isFetching || lobby.isFetching}
        onRetry={() => void (gameCode === undefined ? lobby.refetch() : refetch())}
      />
    </Stack>
  );
}

const groupName = (
  groups: readonly { readonly gameGroupCode: string; readonly labelName: string }[] | undefined,
  lottery: { readonly gameGroupCode: string },
): string | undefined => groups?.find(({ gameGroupCode }) => gameGroupCode === lottery.gameGroupCode)?.labelName;

interface NoLotteryProps {
  /** The address names a lottery that this site does not have, or there is none at all. */
  readonly isUnknown: boolean | undefined;
  readonly error: unknown;
  /** The device has no connection. */
  readonly isOffline: boolean;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** In place of the lottery: it is on its way, unknown, or could not be loaded. */
function NoLottery({ isUnknown, error, isOffline, isRetrying, onRetry }: NoLotteryProps) {
  const { t } = useLingui();
  if (isUnknown)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`This lottery does not exist`}
        description={t`Choose another one from the list, or look at all draws.`}
      >
        <ButtonLink href="/elott">
          <Trans>See all draws</Trans>
        </ButtonLink>
      </StateView>
    );
  if (error) return <Failure error={error} onRetry={onRetry} isRetrying={isRetrying} />;
  if (isOffline) return <StateView kind="offline" level={2} />;
  return (
    <div aria-busy>
      <Stack gap={4}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </div>
  );
}
