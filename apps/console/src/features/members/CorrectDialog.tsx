import { useLingui } from '@lingui/react/macro';
import { zCorrectWalletBody } from '@mekong/api-client/admin/contract/validators';
import { correctWallet } from '@mekong/api-client/admin/sdk/correctWallet';
import type { MemberDetail } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { fieldErrorText } from '@mekong/i18n/errors/fields';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { MoneyField } from '@mekong/ui/MoneyField';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { TextField } from '@mekong/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { correctionCauseLabels, directionLabels } from '../../parts/correction-labels.ts';
import { withFourPlaces } from '../../parts/four-places.ts';
import { useOptions } from '../../parts/labels.ts';
import { useAct } from '../../parts/use-act.ts';
import { operatorQuery } from '../../queries/operator.ts';

interface CorrectDialogProps {
  readonly member: Pick<MemberDetail, 'username' | 'balance' | 'currency'>;
  readonly onClose: () => void;
}

type Direction = keyof typeof directionLabels;
type Cause = keyof typeof correctionCauseLabels;

/** What the gateway says of a field that it refuses. */
const refusalOf = (failure: unknown, field: string) =>
  isApiError(failure) && failure.code === 'VALIDATION_FAILED'
    ? failure.params.fields?.find(({ name }) => name === field)
    : undefined;

/** Asks how the wallet of a member is to be corrected, and why; another operator decides it. */
export function CorrectDialog({ member: { username, balance, currency }, onClose }: CorrectDialogProps) {
  const { t, i18n } = useLingui();
  const { code: language } = useLanguage();
  const options = useOptions();
  const act = useAct();
  // an open console needs no second operator
  const isAlone = useQuery(operatorQuery()).data?.isOpen ?? false;
  // one for each time that it opens: what is sent twice is made once
  const [key] = useState(() => crypto.randomUUID());
  const [direction, setDirection] = useState<Direction>('CREDIT');
  const [cause, setCause] = useState<Cause>('GAME');
  const [typed, setTyped] = useState({ amount: '', reference: '', reason: '' });
  const [isTried, setTried] = useState(false);
  const type = (part: Partial<typeof typed>): void => {
    act.reset();
    setTyped((before) => ({ ...before, ...part }));
  };
  const { amount, reference, reason } = typed;
  const number = reference.trim().toUpperCase();
  const body = {
    ...{ key, username, direction, amount: withFourPlaces(amount), currency, cause, reason: reason.trim() },
    ...(number === '' ? {} : { reference: number }),
  };
  const wrong = new Set((zCorrectWalletBody.safeParse(body).error?.issues ?? []).map(({ path }) => String(path[0])));
  const isRefused = (field: string): boolean => isTried && wrong.has(field);
  const refused = refusalOf(act.error, 'amount');
  const most = refused?.max === undefined ? undefined : formatMoney(String(refused.max), { language, currency });
  const amountError =
    most !== undefined
      ? t`Up to ${most} can be taken: the rest has to be played first.`
      : refused || isRefused('amount')
        ? fieldErrorText(i18n, { name: 'amount', rule: amount.trim() === '' ? 'required' : 'format' })
        : undefined;
  const referenceError =
    refusalOf(act.error, 'reference') || isRefused('reference')
      ? t`This member has no order, bet or dispute of this number.`
      : undefined;
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`Correct the balance of ${username}`}
      description={
        <>
          {t({ message: 'Balance now:', comment: 'An amount follows' })} <Money amount={balance} currency={currency} />.{' '}
          {!isAlone && `${t`Another operator has to approve it.`} `}
          {t`It is no deposit: limits do not count it, and it need not be played.`}
        </>
      }
      confirmLabel={
        isAlone
          ? t`Correct the balance`
          : t({ message: 'Ask for the correction', comment: 'Button: another operator decides it then' })
      }
      onConfirm={() => {
        setTried(true);
        if (wrong.size > 0) return;
        void act
          .run(() => correctWallet({ body }), {
            said: t`The balance is corrected`,
            stale: ['getMember', 'getMemberMoney', 'listWalletCorrections', 'listAudit'],
          })
          .then((done) => done && onClose());
      }}
    >
      <Stack gap={4}>
        <RadioGroup
          label={t({ message: 'Direction', context: 'correction', comment: 'Filter: to the wallet, or from it' })}
          orientation="horizontal"
          options={options(directionLabels)}
          value={direction}
          onValueChange={(chosen) => {
            act.reset();
            setDirection(chosen);
            // a gift is never taken
            if (chosen === 'DEBIT' && cause === 'GOODWILL') setCause('GAME');
          }}
        />
        <MoneyField
          label={t`Amount`}
          currency={currency}
          isRequired
          value={amount}
          onValueChange={(value) => type({ amount: value })}
          error={amountError}
        />
        <Select
          label={t({ message: 'Cause, for the member', comment: 'What a correction of a wallet sets right' })}
          options={options(correctionCauseLabels).filter(({ value }) => direction === 'CREDIT' || value !== 'GOODWILL')}
          value={cause}
          onValueChange={(chosen) => setCause(chosen as Cause)}
        />
        <TextField
          label={t({ message: 'Refers to', comment: 'Number of an order, a bet or a case' })}
          description={t`Number of a deposit, withdrawal, transfer, bet or dispute of this member, if there is one.`}
          dir="ltr"
          autoComplete="off"
          maxLength={24}
          value={reference}
          error={referenceError}
          onChange={({ target }) => type({ reference: target.value })}
        />
        <TextArea
          label={isAlone ? t`Reason, for the audit trail` : t`Reason, for the operator who decides`}
          isRequired
          rows={2}
          maxLength={300}
          value={reason}
          error={isRefused('reason') ? t`Write at least 3 characters.` : undefined}
          onChange={({ target }) => type({ reason: target.value })}
        />
      </Stack>
    </ActDialog>
  );
}
