import { Trans, useLingui } from '@lingui/react/macro';
import { getConsolidatedQueryKey } from '@mekong/api-client/queries/getConsolidated';
import { actOnAgentContract } from '@mekong/api-client/sdk/actOnAgentContract';
import type { AgentContract, ContractAct } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Link } from '@mekong/ui/Link';
import {
  type Contract,
  type ContractChoice,
  ContractTable,
  type ContractTableProps,
} from '@mekong/ui/patterns/ContractTable';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { contractKinds, type KnownKind, kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { contractsKey } from '../../queries/contracts.ts';

/** A kind as the part knows it. */
const parts = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  DAILY_MR: 'daily',
  HOURLY: 'hourly',
  REALTIME: 'realtime',
} as const satisfies Record<KnownKind, ContractTableProps['kind']>;

/** Props of {@link ContractList}. */
export interface ContractListProps {
  readonly side: AgentContract['side'];
  /** `undefined` until they are known. */
  readonly contracts: readonly AgentContract[] | undefined;
  /** Address of one contract with its terms and history. */
  readonly hrefOf: (contractId: string) => string;
}

/** Contracts by kind, with what can be done with each. */
export function ContractList({ side, contracts, hrefOf }: ContractListProps) {
  const { i18n } = useLingui();
  const queryClient = useQueryClient();
  const { act, pending, alert, dialog } = useAction();
  const shown = useContractRows(hrefOf);

  async function choose({ contract, action, hasConfirmedHigherRate }: ContractChoice): Promise<void> {
    const found = contracts?.find(({ contractId }) => contractId === contract.id);
    if (!found) return;
    await act(`${contract.id} ${action}`, async (run) => {
      try {
        await run(() =>
          actOnAgentContract({
            path: { contractId: found.contractId },
            body: {
              action: actionOf(action, found),
              expectedStatus: found.status,
              version: found.version,
              ...(action === 'sign' ? { termsHash: found.open?.hash, isRateConfirmed: hasConfirmedHigherRate } : {}),
            },
          }),
        );
      } finally {
        // what was refused may have been refused because it has changed
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: contractsKey(side) }),
          queryClient.invalidateQueries({ queryKey: getConsolidatedQueryKey() }),
        ]);
      }
    });
  }

  return (
    <Stack gap={5}>
      {alert}
      {contractKinds.map((name) => {
        const title = kindTitles[name];
        const rows = contracts?.filter((contract) => contract.kind === name);
        // before they are known, one table says that they are coming
        if (rows ? rows.length === 0 : name !== 'DIVIDEND') return null;
        return (
          <Stack key={name} gap={3}>
            <Heading level={2} size="subtitle">
              {i18n._(title)}
            </Heading>
            <ContractTable
              caption={i18n._(title)}
              kind={parts[name]}
              contracts={rows?.map(shown)}
              viewer={side === 'DOWNLINE' ? 'signer' : 'offerer'}
              pending={busyIn(pending)}
              onChoose={(choice) => void choose(choice)}
            />
          </Stack>
        );
      })}
      {dialog}
    </Stack>
  );
}

/** The contract and the action of what is under way. */
function busyIn(pending: string | undefined): ContractTableProps['pending'] {
  const [id, action] = pending?.split(' ') ?? [];
  return id && action ? { id, action: action as ContractChoice['action'] } : undefined;
}

/** What a button of the table does: ending and keeping mean an answer while the other party waits for one. */
function actionOf(action: ContractChoice['action'], { side, endAskedBy }: AgentContract): ContractAct['action'] {
  const isAsked = endAskedBy !== undefined && endAskedBy !== side;
  if (action === 'terminate') return isAsked ? 'agreeEnd' : 'askEnd';
  if (action !== 'keep') return action;
  if (isAsked) return 'refuseEnd';
  return endAskedBy === undefined ? 'keep' : 'cancelEnd';
}

/** Contracts as the table shows them. */
function useContractRows(hrefOf: ContractListProps['hrefOf']): (contract: AgentContract) => Contract {
  const { t } = useLingui();
  const gamesOf = useGamesLabel();
  return ({
    contractId,
    partner,
    gameType,
    status,
    side,
    endAskedBy,
    endsAt,
    open,
    signed,
    inForce,
    last,
    ...more
  }) => {
    const terms = open ?? inForce ?? signed ?? last;
    return {
      id: contractId,
      party: partner ?? t({ message: 'The house', comment: 'Party of a contract: the site itself' }),
      gameType: gamesOf(gameType),
      status,
      endRequestedBy: endAskedBy && (endAskedBy === side ? 'self' : 'other'),
      isEnding: endsAt !== undefined,
      tiers: (terms?.tiers ?? []).map(({ minimumBet, netLoss, activeMember, rateType, rate }) => ({
        spend: minimumBet,
        loss: netLoss,
        activeMembers: activeMember,
        ...{ rateType, rate },
      })),
      note: (
        <Stack gap={1} align="start">
          {endsAt ? (
            <span>
              <Trans comment="A date and time follows">
                Ends <DateTime value={endsAt} />
              </Trans>
            </span>
          ) : (
            signed?.effectiveFrom && (
              <span>
                <Trans comment="A date and time follows">
                  New terms start <DateTime value={signed.effectiveFrom} />
                </Trans>
              </span>
            )
          )}
          <Link href={hrefOf(contractId)}>{open && inForce ? t`Terms, and what changes` : t`Terms and history`}</Link>
        </Stack>
      ),
      higherRate: more.downlineHigherRate === 'Y' ? 'somebody' : undefined,
    };
  };
}
