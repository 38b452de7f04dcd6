import type { AgentContract, AgentContractOffer } from '@mekong/api-client/types';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { draftOfTerms, emptyTier, type TermsDraft } from './offer-draft.ts';

/** Steps of an offer; an amendment begins with its terms. */
export type OfferStep = 'who' | 'start' | 'terms' | 'send';

/** Games that a contract can be offered for. */
export type Games = AgentContractOffer['gameType'];

/** What was chosen and typed so far. */
export interface OfferState {
  readonly step: OfferStep;
  readonly downline?: string | undefined;
  readonly kind?: KnownKind | undefined;
  readonly gameType?: Games | undefined;
  /** Where the terms were taken from: `own`, `empty`, or the number of a contract. */
  readonly source?: string | undefined;
  readonly terms?: TermsDraft | undefined;
}

/** Terms that a contract is about: in force, else signed, else offered. */
export const termsOfContract = ({ inForce, signed, open, last }: AgentContract) => inForce ?? signed ?? open ?? last;

/** Whether a contract is one that can be offered further: in force or signed, with a kind that is known here. */
export const isSigned = ({ inForce, signed }: AgentContract): boolean => (inForce ?? signed) !== undefined;

/** The own contract that an offer would be paid from. */
export const ownContract = (owned: readonly AgentContract[], { kind, gameType }: OfferState) =>
  owned.find((one) => one.kind === kind && one.gameType === gameType);

/** Contracts with others whose terms can be taken over: of the kind, settled as often as the own one. */
export function sourcesOf(offered: readonly AgentContract[], own: AgentContract | undefined): AgentContract[] {
  const period = own && termsOfContract(own)?.period;
  return offered.filter((one) => one.kind === own?.kind && termsOfContract(one)?.period === period);
}

/** Terms to begin with. @param source `own`, `empty`, or the number of one of the contracts */
export function startTerms(
  source: string,
  own: AgentContract,
  sources: readonly AgentContract[],
): TermsDraft | undefined {
  const ownTerms = termsOfContract(own);
  if (source === 'own') return ownTerms && draftOfTerms(ownTerms);
  const taken = sources.find(({ contractId }) => contractId === source);
  const terms = taken && termsOfContract(taken);
  if (terms) return draftOfTerms(terms);
  return (
    ownTerms && {
      ...draftOfTerms(ownTerms),
      tiers: [emptyTier(own.kind as KnownKind)],
    }
  );
}
