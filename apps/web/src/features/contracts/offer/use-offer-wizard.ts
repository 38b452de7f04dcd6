import { useLingui } from '@lingui/react/macro';
import { getAgentContractQueryKey } from '@mekong/api-client/queries/getAgentContract';
import { amendAgentContract } from '@mekong/api-client/sdk/amendAgentContract';
import { offerAgentContract } from '@mekong/api-client/sdk/offerAgentContract';
import type { AgentContractOffer } from '@mekong/api-client/types';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { KnownKind } from '../../../parts/agents/contract-labels.ts';
import { useAction } from '../../../parts/step-up/use-action.tsx';
import { contractsKey } from '../../../queries/contracts.ts';
import { contentElement } from '../../../state/content.ts';
import { draftOf } from '../../../state/drafts.ts';
import { useSessionValue } from '../../../state/session.ts';
import { useDraft } from '../../../state/use-draft.ts';
import { bodyOfTerms, draftOfTerms, missingFields } from './offer-draft.ts';
import { type ComparedCycles, type Games, type OfferState, type OfferStep, ownContract } from './offer-state.ts';
import { useFaultText } from './use-fault-text.ts';
import { useOfferCheck } from './use-offer-check.ts';
import type { OfferData } from './use-offer-data.ts';

const newSteps = ['who', 'start', 'terms', 'send'] as const satisfies readonly OfferStep[];
const amendSteps = ['terms', 'send'] as const satisfies readonly OfferStep[];

/** A step may be longer than the one before: it is read from its beginning, by keys too. */
function showFromTop(): void {
  const page = document.getElementById('content');
  page?.focus({ preventScroll: true });
  page?.scrollIntoView({ block: 'start' });
}

/** What an offer begins with: nothing, or the contract whose terms are changed. */
function firstState({ amended }: OfferData): OfferState {
  if (!amended) return { step: 'who' };
  const { partner, kind, gameType, inForce, open } = amended;
  const terms = open ?? inForce;
  return {
    step: 'terms',
    downline: partner,
    kind: kind as KnownKind,
    gameType: gameType as Games,
    terms: terms && draftOfTerms(terms),
  };
}

/**
 * State and steps of an offer.
 *
 * @param offer `new`, or the number of the contract whose terms are changed
 * @param to number of the agent that is chosen already; what was typed for somebody else is not taken up then
 */
export function useOfferWizard(offer: string, to: string | undefined, data: OfferData, onLeave: () => void) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const chosen = data.partners.find(({ memberId }) => memberId === to)?.username;
  const draftName = `offer ${account} ${offer}${chosen === undefined ? '' : ` ${chosen}`}`;
  const [state, setState] = useState<OfferState>(() => ({
    ...firstState(data),
    ...(chosen === undefined ? {} : { downline: chosen }),
    ...draftOf(draftName),
  }));
  const kept = useRef<OfferState>(state);
  useEffect(() => {
    kept.current = state;
  }, [state]);
  const [readKept] = useState(() => () => kept.current);
  const forgetDraft = useDraft(draftName, readKept);
  const [isAsked, setAsked] = useState(false);
  const [cycles, setCycles] = useState<ComparedCycles>(1);
  const { act, pending, alert, dialog } = useAction();

  const { amended } = data;
  const steps: readonly OfferStep[] = amended ? amendSteps : newSteps;
  const { step, downline, kind, gameType, terms } = state;
  const own = ownContract(data.owned, state);
  const existing = amended
    ? undefined
    : data.offered.find((one) => one.partner === downline && one.kind === kind && one.gameType === gameType);
  const body = kind && terms && bodyOfTerms(kind, terms);
  const wish: AgentContractOffer | undefined =
    body && downline !== undefined && kind && gameType !== undefined
      ? { downline, kind, gameType, terms: body }
      : undefined;
  const checked = useOfferCheck(wish, cycles);
  const gaps = kind && terms ? missingFields(kind, terms) : [];

  /** What is chosen or typed is kept from that moment on. */
  const change = (part: Partial<OfferState>) =>
    setState((before) => ({ ...before, ...part, savedAt: new Date().toISOString() }));
  const missing = (isMissing: boolean) => (isAsked && isMissing ? t`Choose one.` : undefined);
  const errorOf = (field: string): string | undefined => {
    const fault = checked.check?.faults.find((one) => one.field === field);
    if (fault) return faultText(fault);
    if (!gaps.includes(field)) return undefined;
    const isRate = field.endsWith('.rate') && terms?.tiers.some(({ rate }, n) => rate && field === `tiers.${n}.rate`);
    if (isRate) return faultText({ reason: 'RATE', field });
    return isAsked ? t`Enter a number.` : undefined;
  };

  const goTo = (next: OfferStep | undefined) => {
    setAsked(false);
    if (!next) return;
    setState((before) => ({ ...before, step: next }));
    requestAnimationFrame(showFromTop);
  };
  const isDone: Readonly<Record<OfferStep, boolean>> = {
    who: downline !== undefined && own !== undefined && existing === undefined,
    start: terms !== undefined,
    terms: checked.isCurrent && checked.check?.faults.length === 0,
    send: true,
  };

  async function send(): Promise<void> {
    if (!wish) return;
    const isSent = await act('send', async (run) => {
      try {
        await run(() =>
          amended
            ? amendAgentContract({
                path: { contractId: amended.contractId },
                body: { expectedStatus: amended.status, version: amended.version, terms: wish.terms },
              })
            : offerAgentContract({ body: wish }),
        );
      } finally {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: contractsKey('UPLINE') }),
          queryClient.invalidateQueries({ queryKey: [getAgentContractQueryKey({ path: { contractId: '0' } })[0]] }),
        ]);
      }
    });
    if (!isSent) return;
    forgetDraft();
    const name = wish.downline;
    toast({
      tone: 'positive',
      title: t({ message: `Sent to ${name}`, comment: 'An offer was sent; {name} is the user name of an agent' }),
    });
    onLeave();
  }

  return {
    ...{ state, change, steps, own, existing, body, errorOf, missing, checked, alert, dialog },
    before: amended?.inForce && draftOfTerms(amended.inForce),
    compared: { cycles, onCyclesChange: setCycles },
    isSending: pending !== undefined,
    back: () => goTo(steps[steps.indexOf(step) - 1]),
    next: () => {
      if (isDone[step]) return goTo(steps[steps.indexOf(step) + 1]);
      setAsked(true);
      // the first field that is wrong, once it says so
      requestAnimationFrame(() => contentElement()?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
    },
    send: () => void send(),
    discard: () => {
      forgetDraft();
      onLeave();
    },
  };
}
