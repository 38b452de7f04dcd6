import { Trans, useLingui } from '@lingui/react/macro';
import { getAgentContractOptions } from '@mekong/api-client/queries/getAgentContract';
import type { AgentContractDetail } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Dialog } from '@mekong/ui/Dialog';
import { Heading } from '@mekong/ui/Heading';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Timeline } from '@mekong/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { ContractTerms } from '../../parts/agents/ContractTerms.tsx';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { SavePdf } from '../../parts/documents/SavePdf.tsx';
import { RecordPlaceholder } from '../../parts/records/RecordPlaceholder.tsx';
import { fetchContractPdf } from '../../queries/contracts.ts';
import { eventTitles } from './event-titles.ts';

interface ContractDialogProps {
  readonly contractId: string;
  readonly onClose: () => void;
}

/** One contract over the list: its terms in plain sentences, what an amendment would change, and what has happened. */
export function ContractDialog({ contractId, onClose }: ContractDialogProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const query = useQuery(getAgentContractOptions({ path: { contractId } }));
  const { data } = query;
  const contract = data?.contract;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={contract ? i18n._(lookUp(kindTitles, contract.kind, kindTitles.DAILY)) : t`Contract`}
      description={
        contract &&
        [
          contract.partner ?? t({ message: 'The house', comment: 'Party of a contract: the site itself' }),
          gamesOf(contract.gameType),
        ].join(' · ')
      }
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {data ? (
        <Stack gap={5}>
          {data.contract.status === 'C' && (
            <Text>
              <Trans>This contract is over: nothing more is earned by it.</Trans>
            </Text>
          )}
          <ContractTerms contract={data.contract} />
          <SavePdf fileName={`contract_${contractId}`} onFetch={() => fetchContractPdf(contractId)} />
          <History events={data.events} />
        </Stack>
      ) : (
        <RecordPlaceholder query={query} level={3} title={t`You have no contract with this number`} />
      )}
    </Dialog>
  );
}

/** What has happened to a contract, the latest last. */
function History({ events }: Pick<AgentContractDetail, 'events'>) {
  const { t, i18n } = useLingui();
  const actors = {
    YOU: t({ message: 'You', context: 'contract', comment: 'Who has done a step of a contract' }),
    PARTNER: t({ message: 'The other party', comment: 'Who has done a step of a contract' }),
    SYSTEM: t({ message: 'Automatically', comment: 'Nobody has done a step of a contract: its time had come' }),
  };
  if (events.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading level={3}>
        <Trans>What has happened</Trans>
      </Heading>
      <Timeline
        label={t`What has happened`}
        steps={events.toReversed().map(({ verb, actor, at, termsNo, reason }, n) => ({
          key: `${n} ${at}`,
          title: i18n._(lookUp(eventTitles, verb, eventTitles.keep)),
          state: 'done' as const,
          note: (
            <>
              {lookUp(actors, actor, actors.SYSTEM)} · <DateTime value={at} />
              {reason !== undefined && (
                <>
                  {' · '}
                  <bdi>{reason}</bdi>
                </>
              )}
            </>
          ),
          end: <Trans comment="{termsNo} is the number of the terms of a contract">Terms {termsNo}</Trans>,
        }))}
      />
    </Stack>
  );
}
