import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { zCreateDepositBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { createDepositMutation } from '@mekong/api-client/queries/createDeposit';
import { createDeposit } from '@mekong/api-client/sdk/createDeposit';
import type {
  BonusOffer,
  DepositMethod,
  DepositMethods as DepositOffer,
  DepositOrder,
  DepositRequest,
} from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { amountFault, decimalsOf, unitsOf, wireOf } from '../../parts/payment-amount.ts';
import { bonusOffersQuery } from '../../queries/bonuses.ts';
import { depositsQuery, isOpenDeposit } from '../../queries/deposits.ts';
import { useSessionValue } from '../../state/session.ts';
import { useOwnDraft } from '../../state/use-draft.ts';
import type { DepositSearch } from './deposit-search.ts';

interface DepositValues {
  readonly method: string;
  readonly amount: string;
  /** Number of the bonus offer; empty for none. */
  readonly offerId: string;
}

interface DepositFormOptions {
  readonly search: DepositSearch;
  readonly offer: DepositOffer | undefined;
  /** Bonuses that the deposit can bring. */
  readonly bonuses: readonly BonusOffer[];
  readonly open: readonly DepositOrder[];
  readonly onOrder: (orderNo: string) => void;
  /** The gateway refused the method or the amount. */
  readonly onRefused: () => void;
}

/** What a member begins with: the method of the address, else the quickest that is open. */
const firstMethod = (offer: DepositOffer | undefined, wanted: string | undefined): string =>
  (
    offer?.methods.find(({ method, isOpen }) => isOpen && method === wanted) ??
    offer?.methods.find(({ isOpen }) => isOpen)
  )?.method ?? '';

/** The form of a new deposit. Money that was sent without an answer is sent again under its key, and never a second time. */
export function useDepositForm({ search, offer, bonuses, open, onOrder, onRefused }: DepositFormOptions) {
  const { code: language } = useLanguage();
  const queryClient = useQueryClient();
  const account = useSessionValue('account') ?? '';
  const { mutateAsync } = useMutation(createDepositMutation({ account }));
  const draft = useOwnDraft('deposit');
  const [twin, setTwin] = useState<DepositOrder>();
  /** The order beside which another one is wanted all the same. */
  const accepted = useRef<string>(undefined);
  const methodOf = (name: string): DepositMethod | undefined => offer?.methods.find(({ method }) => method === name);

  /** An order of this method and amount that waits already: of a second tab, or forgotten. */
  async function findTwin({
    method,
    amount,
  }: Pick<DepositValues, 'method' | 'amount'>): Promise<DepositOrder | undefined> {
    await queryClient.invalidateQueries({ queryKey: depositsQuery().queryKey });
    const known = queryClient.getQueryData(depositsQuery().queryKey)?.pages.flatMap(({ content }) => content) ?? open;
    return known.find((one) => isOpenDeposit(one) && one.method === method && unitsOf(one.amount) === unitsOf(amount));
  }

  const kit = useServerForm(
    {
      validator: zCreateDepositBody,
      body: ({ method, amount, offerId }: DepositValues) => ({
        ...{ method, amount: wireOf(unitsOf(amount)) },
        ...(offerId === '' ? {} : { offerId }),
      }),
      send: async (body) => {
        const found = await findTwin(body);
        if (found && accepted.current !== found.orderNo) {
          accepted.current = found.orderNo;
          setTwin(found);
          return undefined;
        }
        return mutateAsync({ body });
      },
      money: {
        operation: 'createDeposit',
        account,
        resend: (intent, idempotencyKey) =>
          createDeposit({ ...(intent.options as { body: DepositRequest }), idempotencyKey }),
      },
    },
    {
      first: { method: firstMethod(offer, search.method), amount: search.amount ?? '', offerId: '' } as DepositValues,
      rules: {
        method: (name) => methodOf(name)?.isOpen || i18n._(msg`Choose how you want to pay.`),
        amount: (value, { method: name }) => {
          const method = methodOf(name);
          const fault = method && amountFault(method, value);
          return !method || !fault || amountText(fault, method, { language, currency: offer?.currency });
        },
        offerId: (id, { amount, method }) => {
          const bonus = bonuses.find((one) => one.id === id);
          if (!bonus || unitsOf(amount) >= unitsOf(bonus.least)) return true;
          const decimals = decimalsOf(methodOf(method)?.step ?? '1');
          const least = moneyInSentence(bonus.least, { language, currency: offer?.currency, decimals });
          return i18n._(msg`This bonus needs a deposit of ${least} or more.`);
        },
      },
      mode: 'onSubmit',
      draft,
      restore: ({ method, amount }) => ({
        ...(search.method === undefined && method && methodOf(method)?.isOpen ? { method } : {}),
        ...(search.amount === undefined && amount ? { amount } : {}),
      }),
      onDone: ({ orderNo }) => {
        void queryClient.invalidateQueries({ queryKey: depositsQuery().queryKey });
        void queryClient.invalidateQueries({ queryKey: bonusOffersQuery().queryKey });
        onOrder(orderNo);
      },
      refuse: (error) => {
        if (isApiError(error) && (error.code === 'PROMO_CLOSED' || error.code === 'PROMO_NOT_ELIGIBLE')) {
          kit.form.setValue('offerId', '');
          void queryClient.invalidateQueries({ queryKey: bonusOffersQuery().queryKey });
        }
        if (isApiError(error) && (error.code === 'METHOD_UNAVAILABLE' || error.code === 'VALIDATION_FAILED'))
          onRefused();
        return undefined;
      },
    },
  );
  const values = kit.form.watch();
  const isTwin = twin !== undefined && twin.method === values.method && unitsOf(twin.amount) === unitsOf(values.amount);
  return {
    ...kit,
    method: methodOf(values.method),
    twin: isTwin ? twin : undefined,
  };
}

interface AmountFormat {
  readonly language: Parameters<typeof moneyInSentence>[1]['language'];
  readonly currency: string | undefined;
}

/** What is wrong with an amount, in the reader's words. */
function amountText(
  fault: NonNullable<ReturnType<typeof amountFault>>,
  { min, max, step }: DepositMethod,
  format: AmountFormat,
): string {
  const written = (amount: string) => moneyInSentence(amount, { ...format, decimals: decimalsOf(step) });
  const [least, most, size] = [written(min), written(max), written(step)];
  switch (fault) {
    case 'required':
      return i18n._(msg`Enter an amount.`);
    case 'min':
      return i18n._(msg`This method takes ${least} or more.`);
    case 'max':
      return i18n._(msg`This method takes ${most} or less.`);
    case 'step':
      return i18n._(msg`Enter a multiple of ${size}.`);
  }
}
