import { useLingui } from '@lingui/react';
import {
  listOperatorsOptions,
  listSettingsOptions,
  listWithdrawalQueueOptions,
} from '@mekong/api-client/admin/queries';
import type { Approval } from '@mekong/api-client/admin/types';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { roleLabel } from '../../parts/role-labels.ts';

type Request = Pick<Approval, 'target' | 'body'>;

/**
 * Says in a few words what requests are about: name of the account or of the setting, and the role that is given, or the withdrawal. Names of
 * accounts are unique; a number stands where a name is not known.
 */
export function useRequestWords(requests: readonly Request[]): (request: Request) => string {
  const { i18n } = useLingui();
  const { code: language } = useLanguage();
  const isAbout = (name: string): boolean => requests.some(({ target }) => target[name] !== undefined);
  const operators = useQuery({ ...listOperatorsOptions(), enabled: isAbout('operatorId') }).data?.content;
  const settings = useQuery({ ...listSettingsOptions(), enabled: isAbout('key') }).data?.sections;
  const waiting = listWithdrawalQueueOptions({ query: { state: 'REVIEW', pageSize: 100 } });
  const withdrawals = useQuery({ ...waiting, enabled: isAbout('id') }).data?.content;
  return ({ target, body }) => {
    const { operatorId, key } = target;
    const order = withdrawals?.find(({ id }) => id === target.id);
    const { name, role } = body;
    const label = typeof role === 'string' ? roleLabel(role) : undefined;
    return [
      operators?.find(({ id }) => id === operatorId)?.name ?? operatorId,
      settings?.find((section) => section.key === key)?.title ?? key,
      order?.orderNo ?? target.id,
      order?.username,
      order && formatMoney(order.amount, { language, currency: order.currency }),
      name,
      label ? i18n._(label) : role,
    ]
      .filter((word) => typeof word === 'string')
      .join(' · ');
  };
}
