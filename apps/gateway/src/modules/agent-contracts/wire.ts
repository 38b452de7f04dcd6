import type { AgentContract, AgentContractEvent, AgentContractTerms } from '@mekong/api-client/contract/types';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { ContractRow, EventRow, VersionRow } from './agent-contract.repository.ts';
import { versionIn } from './change.ts';
import { askedBy, letterOf, type Party, partyVerbs, stepOf } from './machine.ts';
import type { HigherBelow } from './offer-rules.ts';
import { formatRate } from './terms.ts';

type WrittenTerms = Pick<VersionRow, 'no' | 'termsHash' | 'terms' | 'offeredAt'>;

/** What terms lay down. */
export const wireTermsText = ({ no, termsHash, terms, offeredAt }: WrittenTerms): AgentContractTerms => ({
  no,
  hash: termsHash,
  period: terms.period,
  activeFrom: formatMoney(terms.activeFrom),
  carry: terms.carry,
  deductions: [...terms.deductions],
  ...(terms.funding && { funding: terms.funding }),
  tiers: terms.tiers.map(({ outcome, volume, loss, active, rateType, rate }) => ({
    ...{ outcome, rateType },
    minimumBet: formatMoney(volume),
    ...(loss === undefined ? {} : { netLoss: formatMoney(loss) }),
    activeMember: active,
    rate: rateType === 'A' ? formatMoney(rate) : formatRate(rate),
  })),
  offeredAt: offeredAt.toISOString(),
});

/** Terms of a contract, as both parties read them. */
export const wireTerms = (version: VersionRow): AgentContractTerms => {
  const { expiresAt, signedAt, effectiveFrom, effectiveTo, state } = version;
  return {
    ...wireTermsText(version),
    ...(state === 'OPEN' ? { expiresAt: expiresAt.toISOString() } : {}),
    ...(signedAt ? { signedAt: signedAt.toISOString() } : {}),
    ...(effectiveFrom ? { effectiveFrom: effectiveFrom.toISOString() } : {}),
    ...(effectiveTo ? { effectiveTo: effectiveTo.toISOString() } : {}),
  };
};

/** Terms of a contract by what they are to it; the last ones where it has none of the others. */
export function wireVersions(
  versions: readonly [VersionRow, ...VersionRow[]],
): Pick<AgentContract, 'open' | 'signed' | 'inForce' | 'last'> {
  const [open, signed, inForce] = [
    versionIn(versions, 'OPEN'),
    versionIn(versions, 'SIGNED'),
    versionIn(versions, 'IN_FORCE'),
  ];
  return {
    ...(open ? { open: wireTerms(open) } : {}),
    ...(signed ? { signed: wireTerms(signed) } : {}),
    ...(inForce ? { inForce: wireTerms(inForce) } : {}),
    ...(open || signed || inForce ? {} : { last: wireTerms(versions.at(-1) ?? versions[0]) }),
  };
}

interface Shown {
  contract: ContractRow;
  versions: readonly [VersionRow, ...VersionRow[]];
  side: Party;
  /** User names by id. */
  names: ReadonlyMap<string, string>;
  /** Somebody directly below the reader who has more than the terms that wait. */
  higherBelow: (HigherBelow & { name: string }) | undefined;
  /** Whether an end that the reader asks for now cannot be refused. */
  isEndBinding: boolean;
}

/** A contract as one of its parties sees it. */
export function wireContract({ contract, versions, side, names, higherBelow, isEndBinding }: Shown): AgentContract {
  const { state, uplineId, downlineId, endsAt, reason } = contract;
  const partner = names.get((side === 'UPLINE' ? downlineId : uplineId) ?? '');
  const open = versionIn(versions, 'OPEN');
  const asked = askedBy(state);
  return {
    contractId: contract.id,
    kind: contract.kind,
    gameType: contract.games,
    currency: contract.currency,
    side,
    // an upline knows those it has brought in, and shows no more of itself than its ends
    ...(partner ? { partner: side === 'UPLINE' ? partner : maskName(partner) } : {}),
    status: letterOf(state),
    version: contract.revision,
    ...wireVersions(versions),
    ...(open ? { downlineHigherRate: higherBelow ? 'Y' : 'N' } : {}),
    ...(higherBelow?.above
      ? {
          higherBelow: {
            partner: higherBelow.name,
            rate: formatRate(higherBelow.above.rate),
            gap: formatRate(higherBelow.above.gap),
          },
        }
      : {}),
    ...(asked ? { endAskedBy: asked } : {}),
    ...(isEndBinding ? { isEndBinding } : {}),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    ...(reason ? { reason } : {}),
    actions: offeredVerbs.filter((verb) => isOffered(contract, verb, side)),
    createdAt: contract.createdAt.toISOString(),
    changedAt: contract.changedAt.toISOString(),
  };
}

/** What a party can ask for; whether an end is asked for again is for us to find. */
const offeredVerbs = partyVerbs.filter((verb) => verb !== 'askAgain');

/** Asking again for what is asked already changes nothing, so it is not offered. */
const isOffered = ({ state }: ContractRow, verb: (typeof partyVerbs)[number], side: Party): boolean =>
  stepOf(state, verb, side) !== undefined && !(verb === 'askEnd' && askedBy(state) === side);

/** What has happened to a contract; addresses and ids of the parties stay here. */
export const wireEvent = (
  { verb, actor, at, version_no, state_after, reason }: EventRow,
  side: Party,
): AgentContractEvent => ({
  verb,
  actor: actor === 'SYSTEM' ? 'SYSTEM' : actor === side ? 'YOU' : 'PARTNER',
  at: at.toISOString(),
  termsNo: version_no,
  status: letterOf(state_after),
  ...(reason === null ? {} : { reason }),
});
