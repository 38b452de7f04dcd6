import { useLingui } from '@lingui/react/macro';
import { getConsolidatedQueryKey } from '@mekong/api-client/queries/getConsolidated';
import { actOnAgentContract } from '@mekong/api-client/sdk/actOnAgentContract';
import type { AgentContract, ContractAct } from '@mekong/api-client/types';
import type { ContractChoice, ContractTableProps } from '@mekong/ui/patterns/ContractTable';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import type { KnownKind } from '../../parts/agents/contract-labels.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { contractsKey } from '../../queries/contracts.ts';
import { contentElement } from '../../state/content.ts';
import { linkIdOf } from './use-contract-rows.tsx';

/** A kind as the table knows it. */
export const tableKinds = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  DAILY_MR: 'daily',
  HOURLY: 'hourly',
  REALTIME: 'realtime',
} as const satisfies Record<KnownKind, ContractTableProps['kind']>;

/**
 * What can be done with contracts, one action at a time, with the proof that it may need. Lists and the consolidated answer are
 * loaded again after each, before it is no longer pending.
 */
export function useContractActions(side: AgentContract['side'], contracts: readonly AgentContract[] | undefined) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { act, pending, alert, dialog } = useAction();

  const said: Readonly<Record<ContractChoice['action'], string>> = {
    sign: t`Signed. The terms start with the next cycle`,
    reject: t`Rejected. The other party is told`,
    withdraw: t`Taken back. The other party is told`,
    terminate: t`The other party was asked to end the contract`,
    keep: t`The contract goes on`,
  };

  async function choose({ contract, action, hasConfirmedHigherRate, reason }: ContractChoice): Promise<void> {
    const found = contracts?.find(({ contractId }) => contractId === contract.id);
    if (!found) return;
    const wish = actionOf(action, found);
    let isOver = false;
    const isDone = await act(`${contract.id} ${action}`, async (run) => {
      try {
        const after = await run(() =>
          actOnAgentContract({
            path: { contractId: found.contractId },
            body: {
              action: wish,
              expectedStatus: found.status,
              version: found.version,
              ...(action === 'sign' ? { termsHash: found.open?.hash, isRateConfirmed: hasConfirmedHigherRate } : {}),
              ...(wish === 'askEnd' ? { isEndBinding: found.isEndBinding ?? false } : {}),
              ...(reason && { reason }),
            },
          }),
        );
        isOver = after.endsAt !== undefined || after.status === 'C';
      } finally {
        // what was refused may have been refused because it has changed
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: contractsKey(side) }),
          queryClient.invalidateQueries({ queryKey: getConsolidatedQueryKey() }),
        ]);
      }
    });
    if (!isDone) return;
    toast({ tone: 'positive', title: action === 'terminate' && isOver ? t`The contract ends` : said[action] });
    keepFocus(found.contractId);
  }

  return { choose: (choice: ContractChoice) => void choose(choice), busy: busyIn(pending), alert, dialog };
}

/** Frames for which the focus is looked after: the row may be drawn anew some moments after the answer. */
const watchedFrames = 30;

/** The pressed button is gone with the answer: the focus goes to the link of the contract, or to what is left of the page. */
function keepFocus(contractId: string, frames = watchedFrames): void {
  requestAnimationFrame(() => {
    if (!document.activeElement || document.activeElement === document.body) {
      const place =
        document.getElementById(linkIdOf(contractId))?.querySelector('a') ??
        [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ??
        contentElement();
      place?.focus();
    }
    if (frames > 1) keepFocus(contractId, frames - 1);
  });
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
