import type { AgentContract, AgentContractOffer, AgentContractTerms, AgentPlan } from '@mekong/api-client/types';
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
  /** Where the terms were taken from: `own`, `empty`, or the key of a contract or a plan. */
  readonly source?: string | undefined;
  readonly terms?: TermsDraft | undefined;
  /** When something was chosen or typed last; absent: it is as it began. */
  readonly savedAt?: string | undefined;
}

/** How many finished cycles terms can be compared over: the last one, or sums of the last ones. */
export const comparedCycles = [1, 3, 12] as const;
export type ComparedCycles = (typeof comparedCycles)[number];

/** Terms that a contract is about: in force, else signed, else offered. */
export const termsOfContract = ({ inForce, signed, open, last }: AgentContract) => inForce ?? signed ?? open ?? last;

/** Whether a contract is one that can be offered further: in force or signed, with a kind that is known here. */
export const isSigned = ({ inForce, signed }: AgentContract): boolean => (inForce ?? signed) !== undefined;

/** The own contract that an offer would be paid from. */
export const ownContract = (owned: readonly AgentContract[], { kind, gameType }: OfferState) =>
  owned.find((one) => one.kind === kind && one.gameType === gameType);

/** Terms that can be taken over: those of a contract with another agent, or of a plan of the house. */
export interface OfferSource {
  /** Tells it from the others. */
  readonly key: string;
  readonly gameType: AgentContract['gameType'];
  readonly terms: AgentContractTerms;
  /** The other party of a contract. */
  readonly partner?: string | undefined;
  /** Name of a plan. */
  readonly plan?: string | undefined;
}

/** Contracts and plans whose terms can be taken over: of the kind, settled as often as the own one. */
export function sourcesOf(
  offered: readonly AgentContract[],
  plans: readonly AgentPlan[],
  own: AgentContract | undefined,
): OfferSource[] {
  const period = own && termsOfContract(own)?.period;
  const isSame = (kind: AgentContract['kind'], terms: AgentContractTerms | undefined) =>
    kind === own?.kind && terms !== undefined && terms.period === period;
  return [
    ...offered.flatMap((one): OfferSource[] => {
      const terms = termsOfContract(one);
      if (!terms || !isSame(one.kind, terms)) return [];
      return [{ key: one.contractId, gameType: one.gameType, terms, partner: one.partner ?? one.contractId }];
    }),
    ...plans.flatMap(({ planId, name, kind, gameType, currency, terms }): OfferSource[] =>
      isSame(kind, terms) && currency === own?.currency ? [{ key: `plan ${planId}`, gameType, terms, plan: name }] : [],
    ),
  ];
}

/** Terms to begin with. @param source `own`, `empty`, or the key of one of the sources */
export function startTerms(
  source: string,
  own: AgentContract,
  sources: readonly OfferSource[],
): TermsDraft | undefined {
  const ownTerms = termsOfContract(own);
  if (source === 'own') return ownTerms && draftOfTerms(ownTerms);
  const taken = sources.find(({ key }) => key === source);
  if (taken) return draftOfTerms(taken.terms);
  return (
    ownTerms && {
      ...draftOfTerms(ownTerms),
      tiers: [emptyTier(own.kind as KnownKind)],
    }
  );
}
