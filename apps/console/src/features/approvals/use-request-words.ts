import { useLingui } from '@lingui/react';
import { zCorrectWalletBody } from '@mekong/api-client/admin/contract/validators';
import { listOperatorsOptions } from '@mekong/api-client/admin/queries/listOperators';
import { listSettingsOptions } from '@mekong/api-client/admin/queries/listSettings';
import { listUnmatchedPaymentsOptions } from '@mekong/api-client/admin/queries/listUnmatchedPayments';
import type { Approval, SettlementDifference } from '@mekong/api-client/admin/types';
import { formatMoney } from '@mekong/i18n/formats/money';
import { formatPercent } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { correctionCauseLabels, signedAmount } from '../../parts/correction-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { actLabels, kindLabels } from '../../parts/plan-labels.ts';
import { differenceKindLabels } from '../../parts/reconciliation-labels.ts';
import { roleLabel } from '../../parts/role-labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useZone } from '../../parts/use-zone.ts';
import { bodyOf } from './body-of.ts';
import {
  findPlan,
  findRun,
  findSubject,
  useChecks,
  useDifferences,
  useDisputes,
  useDividendRuns,
  useHouseContracts,
  useHousePlans,
  useWithdrawals,
} from './use-subjects.ts';

type Request = Pick<Approval, 'operation' | 'target' | 'body' | 'state'>;

/** Operations about payments that fit no order. */
const unmatched: readonly string[] = [
  'creditUnmatchedPayment',
  'refundUnmatchedPayment',
  'decideRefund',
  'writeOffUnmatchedPayment',
  'collectOwedMoney',
];

/** Whether a request is about a payment that fits no order. */
export const isAboutUnmatched = ({ operation }: Pick<Approval, 'operation'>): boolean => unmatched.includes(operation);

/** What our books say, and what the provider says. */
const changeOf = ({ kind, bookedAmount, toldAmount, bookedFee, toldFee }: SettlementDifference): readonly string[] =>
  kind === 'FEE' ? [bookedFee, toldFee] : [bookedAmount, toldAmount];

/**
 * Says in a few words what requests are about: name of the account or of the setting, and the role that is given, or the
 * withdrawal, payment, contract or window, with what it comes to. Names of accounts are unique; a number stands where a name
 * is not known.
 */
export function useRequestWords(requests: readonly Request[]): (request: Request) => string {
  const { i18n } = useLingui();
  const { code: language } = useLanguage();
  const labelOf = useLabel();
  const { written } = useZone();
  const isAbout = (name: string): boolean => requests.some(({ target }) => target[name] !== undefined);
  const hasUnmatched = requests.some(isAboutUnmatched);
  const operators = useQuery({ ...listOperatorsOptions(), enabled: isAbout('operatorId') }).data?.content;
  const settings = useQuery({ ...listSettingsOptions(), enabled: isAbout('key') }).data?.sections;
  const withdrawals = useWithdrawals(requests).data;
  const disputes = useDisputes(requests).data;
  const differences = useDifferences(requests).data;
  const checks = useChecks(requests).data;
  const runs = useDividendRuns(requests).data?.runs;
  const plans = useHousePlans(requests).data?.content;
  const contracts = useHouseContracts(requests).data;
  const items = useQuery({
    ...listUnmatchedPaymentsOptions({ query: { pageSize: 100 } }),
    enabled: hasUnmatched,
  }).data?.content;
  const moneyOf = (amount: string, currency: string): string => formatMoney(amount, { language, currency });
  return (request) => {
    const { operation, target, body } = request;
    const { operatorId, key } = target;
    const order = operation === 'approveWithdrawal' ? findSubject(withdrawals, request) : undefined;
    const dispute = operation === 'resolveDispute' ? findSubject(disputes, request) : undefined;
    const difference = operation === 'acceptSettlementDifference' ? findSubject(differences, request) : undefined;
    const check = operation === 'decideIdentityCheck' ? findSubject(checks, request) : undefined;
    const run = operation === 'releaseDividends' ? findRun(runs, request) : undefined;
    // what waits after a release, or since a request, is another sum than the one that was asked for
    const released = run?.digest === request.body.digest ? run?.sums : undefined;
    const item = isAboutUnmatched(request) ? items?.find(({ id }) => id === target.id) : undefined;
    const plan = operation === 'offerHouseContract' ? findPlan(plans, request) : undefined;
    const contract = operation === 'actOnHouseContract' ? findSubject(contracts, request) : undefined;
    const agreed = plan ?? contract;
    const paid = order ?? dispute ?? item;
    const { name, role, orderNo, username, job, start, percent, most, currency, agent, action } = body;
    const correction = bodyOf(request, 'correctWallet', zCorrectWalletBody);
    const label = typeof role === 'string' ? roleLabel(role) : undefined;
    return [
      operators?.find(({ id }) => id === operatorId)?.name ?? operatorId,
      settings?.find((section) => section.key === key)?.title ?? key,
      order?.orderNo ??
        dispute?.caseNo ??
        difference?.ref ??
        item?.paymentRef ??
        item?.partNo ??
        (check ? undefined : target.id),
      order?.username ?? dispute?.username ?? check?.username ?? orderNo ?? username ?? item?.username,
      contract?.agent ?? agent ?? target.contractId,
      plan?.name,
      agreed && labelOf(kindLabels, String(agreed.kind)),
      contract && typeof action === 'string' ? labelOf(actLabels, action) : undefined,
      paid && moneyOf(paid.amount, paid.currency),
      correction && moneyOf(signedAmount(correction), correction.currency),
      correction && labelOf(correctionCauseLabels, correction.cause),
      difference && labelOf(differenceKindLabels, difference.kind),
      difference &&
        changeOf(difference)
          .map((amount) => moneyOf(amount, difference.currency))
          .join(' → '),
      ...(typeof percent === 'number' ? [formatPercent(percent / 100, language)] : []),
      typeof most === 'string' && typeof currency === 'string' ? moneyOf(most, currency) : undefined,
      name,
      label ? i18n._(label) : role,
      typeof job === 'string' ? labelOf(settlementLabels, job) : undefined,
      written(start),
      ...(released ?? []).map(({ currency, releasable }) => moneyOf(releasable, currency)),
    ]
      .filter((word) => typeof word === 'string')
      .join(' · ');
  };
}
