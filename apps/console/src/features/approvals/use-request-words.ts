import { useLingui } from '@lingui/react';
import {
  listOperatorsOptions,
  listSettingsOptions,
  listUnmatchedPaymentsOptions,
  listWithdrawalQueueOptions,
} from '@mekong/api-client/admin/queries';
import type { Approval } from '@mekong/api-client/admin/types';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useLabel } from '../../parts/labels.ts';
import { roleLabel } from '../../parts/role-labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useZone } from '../../parts/use-zone.ts';

type Request = Pick<Approval, 'operation' | 'target' | 'body'>;

/** Operations about payments that fit no order. */
const unmatched: readonly string[] = [
  'creditUnmatchedPayment',
  'refundUnmatchedPayment',
  'writeOffUnmatchedPayment',
  'collectOwedMoney',
];

/** Whether a request is about a payment that fits no order. */
export const isAboutUnmatched = ({ operation }: Pick<Approval, 'operation'>): boolean => unmatched.includes(operation);

/**
 * Says in a few words what requests are about: name of the account or of the setting, and the role that is given, or the withdrawal, payment or window. Names of
 * accounts are unique; a number stands where a name is not known.
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
  const waiting = listWithdrawalQueueOptions({ query: { state: 'REVIEW', pageSize: 100 } });
  const isWithdrawal = ({ operation }: Request): boolean => operation === 'approveWithdrawal';
  const withdrawals = useQuery({ ...waiting, enabled: requests.some(isWithdrawal) }).data?.content;
  const items = useQuery({
    ...listUnmatchedPaymentsOptions({ query: { pageSize: 100 } }),
    enabled: hasUnmatched,
  }).data?.content;
  return (request) => {
    const { target, body } = request;
    const { operatorId, key } = target;
    const order = isWithdrawal(request) ? withdrawals?.find(({ id }) => id === target.id) : undefined;
    const item = isAboutUnmatched(request) ? items?.find(({ id }) => id === target.id) : undefined;
    const { name, role, orderNo, username, job, start } = body;
    const label = typeof role === 'string' ? roleLabel(role) : undefined;
    return [
      operators?.find(({ id }) => id === operatorId)?.name ?? operatorId,
      settings?.find((section) => section.key === key)?.title ?? key,
      order?.orderNo ?? item?.paymentRef ?? item?.partNo ?? target.id,
      order?.username ?? orderNo ?? username ?? item?.username,
      order && formatMoney(order.amount, { language, currency: order.currency }),
      item && formatMoney(item.amount, { language, currency: item.currency }),
      name,
      label ? i18n._(label) : role,
      typeof job === 'string' ? labelOf(settlementLabels, job) : undefined,
      written(start),
    ]
      .filter((word) => typeof word === 'string')
      .join(' · ');
  };
}
