import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BetRow } from '@mekong/api-client/types';
import { formatZone } from '@mekong/i18n/formats/dates';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Stack } from '@mekong/ui/Stack';
import { Download } from 'lucide';
import { useState } from 'react';
import { useErrorText } from '../../parts/Failure.tsx';
import { saveText } from '../../parts/save-text.ts';
import { type BetPeriod, type BetQuery, fetchAllBets } from '../../queries/bets.ts';
import { useMerchant } from '../../queries/status.ts';
import { betStatusLook } from './bet-labels.tsx';
import { betsCsv } from './bets-csv.ts';

/** Rows of one file at most; a longer record is split by narrowing its days. */
const mostRows = 5_000;

interface ExportBetsProps {
  readonly filter: BetQuery & BetPeriod;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

/** Saves every row of the filter, not only the page in sight, as a table for spreadsheets. */
export function ExportBets({ filter, fileName }: ExportBetsProps) {
  const { t, i18n } = useLingui();
  const { timeZone } = useMerchant();
  const [state, setState] = useState<{ isRunning?: boolean; error?: unknown; cutAt?: number }>({});
  const { cutAt } = state;
  const failure = useErrorText(state.error);

  async function save(): Promise<void> {
    setState({ isRunning: true });
    try {
      const { rows, isCut } = await fetchAllBets(filter, mostRows);
      const zone = formatZone(Date.now(), timeZone);
      const headings = [
        t`Time (${zone})`,
        t`Bet number`,
        t({ message: 'Round', comment: 'One play of a game; its number may follow' }),
        t`Game`,
        t`Provider`,
        t`Currency`,
        t`Stake`,
        t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' }),
        t`Payout`,
        t`Net`,
        t`Result`,
        t`Balance before`,
        t`Balance after`,
      ];
      const texts = { headings, status: (status: BetRow['status']) => i18n._(betStatusLook(status).label) };
      saveText(`${fileName}.csv`, betsCsv(rows, texts, timeZone), 'text/csv');
      setState(isCut ? { cutAt: rows.length } : {});
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <Stack gap={2} align="end">
      <Button icon={Download} isPending={state.isRunning} onClick={() => void save()}>
        <Trans comment="Saves the list as a file for spreadsheets">Save as CSV</Trans>
      </Button>
      {state.error !== undefined && failure !== undefined && (
        <Alert
          tone="negative"
          title={failure?.title ?? t`The file could not be created`}
          description={failure?.remedy ?? t`Try again.`}
        />
      )}
      {cutAt !== undefined && (
        <Alert
          title={t`${plural(cutAt, { one: 'The file holds the first row', other: 'The file holds the first # rows' })}`}
          description={t`Choose fewer days to save the rest.`}
        />
      )}
    </Stack>
  );
}
