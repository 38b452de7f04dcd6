import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import type { Contract, ContractChoice } from '@mekong/ui/patterns/ContractTable';
import { Stack } from '@mekong/ui/Stack';
import { useGamesLabel } from '../../parts/agents/contract-labels.ts';

/** Where the link to a contract stands; it gets the focus when the button that was pressed is gone. */
export const linkIdOf = (contractId: string): string => `contract-${contractId}`;

/**
 * Contracts as the table shows them.
 *
 * @param hrefOf address of one contract with its terms and history
 * @param hrefOfAmendment address of a change of its terms
 */
export function useContractRows(
  hrefOf: (contractId: string) => string,
  hrefOfAmendment?: (contractId: string) => string,
): (contract: AgentContract) => Contract {
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
      isEndBinding: more.isEndBinding,
      actions: buttonsOf(more.actions),
      tiers: (terms?.tiers ?? []).map(({ outcome, minimumBet, netLoss, activeMember, rateType, rate }) => ({
        spend: minimumBet,
        loss: netLoss,
        activeMembers: activeMember,
        ...{ outcome, rateType, rate },
      })),
      note: (
        <Stack gap={2} align="start">
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
          <span id={linkIdOf(contractId)}>
            <Link href={hrefOf(contractId)}>{open && inForce ? t`Terms, and what changes` : t`Terms and history`}</Link>
          </span>
          {hrefOfAmendment && more.actions.includes('amend') && (
            <Link href={hrefOfAmendment(contractId)}>
              {t({ message: 'Change terms', comment: 'Link: offer other terms for a contract' })}
            </Link>
          )}
        </Stack>
      ),
      higherRate: higherRateOf(more),
    };
  };
}

/** The button of each action; who has asked for an end sees the button that was pressed beside the one that takes it back. */
const buttons: Readonly<Record<AgentContract['actions'][number], readonly ContractChoice['action'][]>> = {
  sign: ['sign'],
  reject: ['reject'],
  withdraw: ['withdraw'],
  // a link of its own
  amend: [],
  askEnd: ['terminate'],
  agreeEnd: ['terminate'],
  keep: ['keep'],
  refuseEnd: ['keep'],
  cancelEnd: ['terminate', 'keep'],
};

const buttonsOf = (actions: AgentContract['actions']) => actions.flatMap((action) => buttons[action]);

/** What is said of a downline that has more: which one and how much, where that is known. */
function higherRateOf({
  downlineHigherRate,
  higherBelow,
}: Pick<AgentContract, 'downlineHigherRate' | 'higherBelow'>): Contract['higherRate'] {
  if (downlineHigherRate !== 'Y') return undefined;
  return higherBelow ? { account: higherBelow.partner, rate: higherBelow.rate, gap: higherBelow.gap } : 'somebody';
}
