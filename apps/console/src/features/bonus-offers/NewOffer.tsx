import { Trans, useLingui } from '@lingui/react/macro';
import { zCreateBonusOfferBody } from '@mekong/api-client/admin/contract/validators';
import { createBonusOffer } from '@mekong/api-client/admin/sdk/createBonusOffer';
import { Money } from '@mekong/ui/Money';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { withFourPlaces } from '../../parts/four-places.ts';
import { useOptions } from '../../parts/labels.ts';
import { kindLabels } from '../../parts/offer-labels.ts';
import { useAct } from '../../parts/use-act.ts';

interface NewOfferProps {
  /** Currency of the newest offer. */
  readonly currency: string;
  readonly onClose: () => void;
}

/** Asks for the terms of a new offer, and shows what they mean for one deposit. */
export function NewOffer({ currency: first, onClose }: NewOfferProps) {
  const { t } = useLingui();
  const options = useOptions();
  const act = useAct();
  // one for each time that it opens: what is sent twice is made once
  const [key] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState({
    ...{
      kind: 'FIRST' as 'FIRST' | 'RELOAD',
      currency: first,
      percent: '50',
      most: '',
      least: '',
      times: '10',
      days: '30',
      maxStake: '',
      maxWin: '',
    },
  });
  const [why, setWhy] = useState('');
  const [isTried, setTried] = useState(false);
  const change = (field: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [field]: value }));
  const { kind, currency, percent, most, least, times, days, maxStake, maxWin } = form;
  const body = {
    ...{ key, kind, currency, most: withFourPlaces(most), least: withFourPlaces(least) },
    ...{ percent: Number(percent), times: Number(times), days: Number(days) },
    ...(maxStake === '' ? {} : { maxStake: withFourPlaces(maxStake) }),
    ...(maxWin === '' ? {} : { maxWin: withFourPlaces(maxWin) }),
    ...reasonIn(why),
  };
  const wrong = new Set((zCreateBonusOfferBody.safeParse(body).error?.issues ?? []).map(({ path }) => String(path[0])));
  const errorOf = (field: keyof typeof form): string | undefined => {
    if (!isTried || !wrong.has(field)) return undefined;
    // the two that begin empty
    return (field === 'most' || field === 'least') && form[field] === ''
      ? t`Enter an amount above zero.`
      : t`Check the format.`;
  };
  const field = (name: 'percent' | 'times' | 'days', max: string) => ({
    ...{ isRequired: true, min: '1', max, value: form[name], onValueChange: change(name), error: errorOf(name) },
  });
  const isWhole = !Object.keys(form).some((name) => wrong.has(name));
  return (
    <ActDialog
      act={act}
      isOpen
      onClose={onClose}
      title={t`New bonus offer`}
      description={t`Members can choose it at once. It never changes afterwards; it can be stopped.`}
      confirmLabel={t`Begin the offer`}
      onConfirm={() => {
        setTried(true);
        if (!isWhole) return;
        void act
          .run(() => createBonusOffer({ body }), {
            said: t`The bonus offer has begun`,
            stale: ['listBonusOffers', 'listAudit'],
          })
          .then((done) => done && onClose());
      }}
    >
      <Stack gap={4}>
        <RadioGroup
          label={t({ message: 'For', context: 'bonus offer', comment: 'Which deposit brings the bonus' })}
          orientation="horizontal"
          options={options(kindLabels)}
          value={kind}
          onValueChange={change('kind') as (value: 'FIRST' | 'RELOAD') => void}
        />
        <TextField
          label={t`Currency`}
          description={t`Its code, for example ${'KHR'}.`}
          isRequired
          dir="ltr"
          maxLength={3}
          value={currency}
          error={errorOf('currency')}
          onChange={({ target }) => change('currency')(target.value.toUpperCase())}
        />
        <NumberField label={t`Bonus in percent of the deposit`} {...field('percent', '500')} />
        <MoneyField
          label={t`Greatest bonus`}
          currency={currency}
          isRequired
          value={most}
          onValueChange={change('most')}
          error={errorOf('most')}
        />
        <MoneyField
          label={t`Least deposit`}
          currency={currency}
          isRequired
          value={least}
          onValueChange={change('least')}
          error={errorOf('least')}
        />
        <NumberField label={t`How many times deposit and bonus have to be bet`} {...field('times', '60')} />
        <NumberField label={t`Days to bet it`} {...field('days', '90')} />
        <MoneyField
          label={t`Largest bet while the bonus is in play`}
          description={t`Leave it empty for no limit.`}
          currency={currency}
          value={maxStake}
          onValueChange={change('maxStake')}
          error={errorOf('maxStake')}
        />
        <MoneyField
          label={t({ message: 'Maximum win', comment: 'Most of the money of a bonus that becomes cash' })}
          description={t`Bonus money above it goes back to the house. Leave it empty for no limit.`}
          currency={currency}
          value={maxWin}
          onValueChange={change('maxWin')}
          error={errorOf('maxWin')}
        />
        {isWhole && <Example {...{ currency, percent: body.percent, most, least, times: body.times }} />}
        <ApprovalReason value={why} onValueChange={setWhy} failure={act.error} />
      </Stack>
    </ActDialog>
  );
}

interface ExampleProps {
  readonly currency: string;
  readonly percent: number;
  readonly most: string;
  readonly least: string;
  readonly times: number;
}

/** What the terms mean for the least deposit. */
function Example({ currency, percent, most, least, times }: ExampleProps) {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const bonus = Math.min(Math.floor((cents(least) * percent) / 100), cents(most));
  const money = (amount: number) => <Money amount={withFourPlaces((amount / 100).toFixed(2))} currency={currency} />;
  return (
    <Text size="small" tone="muted">
      <Trans comment="What the terms of a bonus offer mean: what is paid in, what it brings, how much has to be bet">
        Deposit {money(cents(least))}, get a bonus of {money(bonus)}, bet {money((cents(least) + bonus) * times)}.
      </Trans>
    </Text>
  );
}
