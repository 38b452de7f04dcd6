import { useLingui } from '@lingui/react/macro';
import { listDepositOrdersOptions } from '@mekong/api-client/admin/queries/listDepositOrders';
import { listMembersOptions } from '@mekong/api-client/admin/queries/listMembers';
import { listVendorsOptions } from '@mekong/api-client/admin/queries/listVendors';
import { listWithdrawalQueueOptions } from '@mekong/api-client/admin/queries/listWithdrawalQueue';
import type { Operator } from '@mekong/api-client/admin/types';
import type { QuickSearchGroup } from '@mekong/ui/patterns/QuickSearch';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, Gamepad2, HandCoins, UserRound } from 'lucide';
import { useEffect, useState } from 'react';
import { pages } from '../pages/pages.ts';
import { pagesOf } from './use-menu.ts';

/** Rows of each kind: who is not among them is found by more letters. */
const pageSize = 6;

/** A text that may be the number of an order, of a payment, or the name of whose orders they are. */
const maybeNumber = /^[\w:.-]{8,60}$/;

/** Milliseconds of rest in typing after which the gateway is asked. */
const pause = 150;

/** A text once it has not changed for a moment. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** What an operator finds by what is typed, of what the role may see; all pages while nothing is typed. */
export function useConsoleSearch(text: string, operator: Operator) {
  const { t, i18n } = useLingui();
  const words = text.trim();
  const asked = useDebounced(words);
  const may = (operation: string): boolean => asked !== '' && operator.operations.includes(operation);
  const query = { q: asked, pageSize };
  const members = useQuery({
    ...listMembersOptions({ query }),
    enabled: may('listMembers'),
    placeholderData: keepPreviousData,
  });
  const vendors = useQuery({
    ...listVendorsOptions({ query }),
    enabled: may('listVendors'),
    placeholderData: keepPreviousData,
  });
  const mayNumber = (operation: string): boolean => may(operation) && maybeNumber.test(asked);
  const deposits = useQuery({
    ...listDepositOrdersOptions({ query }),
    enabled: mayNumber('listDepositOrders'),
    placeholderData: keepPreviousData,
  });
  const withdrawals = useQuery({
    ...listWithdrawalQueueOptions({ query }),
    enabled: mayNumber('listWithdrawalQueue') && may('getWithdrawalReview'),
    placeholderData: keepPreviousData,
  });
  const isAsked = words !== '';
  const isNumber = isAsked && maybeNumber.test(words);
  const plain = words.toLowerCase();
  const groups: readonly QuickSearchGroup[] = [
    {
      key: 'members',
      title: t`Members`,
      results: ((isAsked && members.data?.content) || []).map(({ id, username }) => ({
        key: `member ${id}`,
        label: username,
        note: id,
        glyph: UserRound,
        href: `/members?member=${id}`,
      })),
    },
    {
      key: 'vendors',
      title: t({ message: 'Providers', comment: 'Vendors of games' }),
      results: ((isAsked && vendors.data?.content) || []).map(({ code, name }) => ({
        key: `vendor ${code}`,
        label: name,
        note: code,
        glyph: Gamepad2,
        href: `/games?q=${encodeURIComponent(code)}`,
      })),
    },
    {
      key: 'deposits',
      title: t`Deposits`,
      results: ((isNumber && deposits.data?.content) || []).map(({ orderNo, username }) => ({
        key: `deposit ${orderNo}`,
        label: orderNo,
        note: username,
        glyph: ArrowDownToLine,
        href: `/deposits?item=${orderNo}`,
      })),
    },
    {
      key: 'withdrawals',
      title: t`Withdrawals`,
      results: ((isNumber && withdrawals.data?.content) || []).map(({ id, orderNo, username }) => ({
        key: `withdrawal ${id}`,
        label: orderNo,
        note: username,
        glyph: HandCoins,
        href: `/withdrawals?order=${id}`,
      })),
    },
    {
      key: 'pages',
      title: t`Pages`,
      results: pagesOf(pages, operator)
        .map(({ path, title, icon }) => ({ key: path, label: i18n._(title), glyph: icon, href: path }))
        .filter(({ label }) => label.toLowerCase().includes(plain)),
    },
  ];
  const running = [members, vendors, deposits, withdrawals].filter(({ isEnabled }) => isEnabled);
  return {
    groups: groups.filter(({ results }) => results.length > 0),
    /** The groups answer an earlier text. */
    isStale:
      isAsked &&
      (words !== asked || running.some(({ isPending, isPlaceholderData }) => isPending || isPlaceholderData)),
    error: running.find(({ error }) => error)?.error,
    retry: () => void Promise.all(running.map(({ refetch }) => refetch())),
  };
}
