import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryDetail } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { DrawCardPhase } from '@mekong/ui/patterns/DrawCardPhase';
import { OpenedNumbers } from '@mekong/ui/patterns/OpenedNumbers';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { toRunningDraw } from '../../parts/draws/draw-card.ts';
import { phaseChanges } from '../../parts/draws/draw-phase.ts';
import { toLastDraw } from '../../parts/draws/opened-result.ts';
import { prizeLabel } from '../../parts/draws/prize-labels.ts';
import { useMoment } from '../../parts/draws/use-moment.ts';
import { awaitedIssue } from '../../queries/draws.ts';
import { framePath } from './lottery-frame.ts';

interface CurrentDrawProps {
  readonly detail: LotteryDetail;
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number;
}

/** The draw that is on, with the time left, and the last numbers, which are told when they change. */
export function CurrentDraw({ detail: { lottery, serverTime }, clockOffset }: CurrentDrawProps) {
  const { t, i18n } = useLingui();
  const issue = awaitedIssue(lottery);
  const now = useMoment(phaseChanges(issue), { serverTime, offset: clockOffset });
  const running = issue && toRunningDraw(issue, now);
  const last = lottery.last && toLastDraw(lottery.last, (prize) => i18n._(prizeLabel(prize)));
  return (
    <Card padding="lg">
      <Stack gap={5}>
        <Inline justify="space-between">
          <Stack gap={1}>
            <Heading level={2}>
              <Trans>Next draw</Trans>
            </Heading>
            {running && (
              <Text tone="muted">
                <Trans comment="Number of a lottery draw and when its numbers come">
                  Draw <bdi dir="ltr">{running.drawNo}</bdi>, numbers at <DateTime value={running.drawsAt} hasZone />
                </Trans>
              </Text>
            )}
          </Stack>
          <DrawCardPhase running={running} clockOffset={clockOffset} />
        </Inline>
        {last?.result ? (
          <Stack gap={3}>
            <Heading level={3}>
              <Trans comment="Above the last numbers of a lottery">
                Last numbers, draw <bdi dir="ltr">{last.drawNo}</bdi>
              </Trans>
            </Heading>
            <OpenedNumbers
              size="lg"
              isAnnounced
              result={last.result}
              label={t({ message: `Numbers of draw ${last.drawNo}`, comment: 'Name of a list of lottery numbers' })}
            />
          </Stack>
        ) : (
          <Text tone="muted">
            {last ? (
              <Trans comment="A lottery draw by its number">
                Draw <bdi dir="ltr">{last.drawNo}</bdi> was called off.
              </Trans>
            ) : (
              <Trans>No numbers yet. The first draw is on its way.</Trans>
            )}
          </Text>
        )}
        {lottery.maintenance ? (
          <Text tone="muted">
            {lottery.planned ? (
              <Trans>Betting on this lottery is coming to this demo. Draws go on.</Trans>
            ) : (
              <Trans>Bets are not taken now: the provider of this lottery is under maintenance. Draws go on.</Trans>
            )}
          </Text>
        ) : (
          <Inline>
            <ButtonLink variant="primary" href={framePath(lottery)}>
              <Trans>Place a bet</Trans>
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
