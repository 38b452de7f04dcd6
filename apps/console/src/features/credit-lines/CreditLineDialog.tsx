import { useLingui } from '@lingui/react/macro';
import { zSetCreditLineBody } from '@mekong/api-client/admin/contract/validators';
import { setCreditLine } from '@mekong/api-client/admin/sdk/setCreditLine';
import type { CreditLineRow } from '@mekong/api-client/admin/types';
import { MoneyField } from '@mekong/ui/MoneyField';
import { NumberField } from '@mekong/ui/NumberField';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { withFourPlaces } from '../../parts/four-places.ts';
import { useAct } from '../../parts/use-act.ts';
import { useCurrencyOf } from '../../parts/use-currency-of.ts';

interface CreditLineDialogProps {
  /** The line that gets another limit; absent = one is opened. */
  readonly line?: CreditLineRow | undefined;
  /** The line is closed: no limit is asked for. */
  readonly isClosing?: boolean | undefined;
  readonly onClose: () => void;
}

/** Asks for limit and days of a credit line, or whether it is closed. */
export function CreditLineDialog({ line: given, isClosing = false, onClose }: CreditLineDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  // what is decided is decided about the line as it was when the window opened, whatever the page behind reads anew
  const [line] = useState(given);
  const [typed, setTyped] = useState(() => ({
    agent: line?.agent ?? '',
    limit: line ? line.limit.replace(/\.?0+$/, '') : '',
    days: String(line?.termDays ?? 14),
    why: '',
  }));
  const { agent, limit, days, why } = typed;
  const type = (part: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...part }));
  const [isTried, setTried] = useState(false);
  /** The agent whose name was typed to its end. */
  const [named, setNamed] = useState('');
  const ofAgent = useCurrencyOf(named);
  const currency = line?.currency ?? ofAgent;
  const body = {
    ...{ agent: agent.trim(), limit: isClosing ? '0.0000' : withFourPlaces(limit), termDays: Number(days) },
    ...(line ? { version: line.version } : {}),
    ...reasonIn(why),
  };
  const wrong = new Set((zSetCreditLineBody.safeParse(body).error?.issues ?? []).map(({ path }) => String(path[0])));
  if (!isClosing && Number(limit) === 0) wrong.add('limit');
  const errorOf = (field: string): string | undefined =>
    isTried && wrong.has(field) ? t`Check the format.` : undefined;
  const isWhole = !['agent', 'limit', 'termDays'].some((name) => wrong.has(name));
  const name = line?.agent ?? '';
  const words = isClosing
    ? {
        title: t`Close the credit line of ${name}?`,
        description: t`No advance can be taken any more. It is over when everything is repaid.`,
        confirmLabel: t`Close the line`,
        // what is used is still to be repaid: the line is closed then
        said: Number(line?.used) > 0 ? t`No more advances can be taken` : t`The credit line is closed`,
      }
    : line
      ? {
          title: t`Change the credit line of ${name}`,
          description: t`Nothing is asked back when the limit is lower than what is used. Other days hold for new advances, after the agent has accepted them.`,
          confirmLabel: t`Change the line`,
          said: t`The credit line is changed`,
        }
      : {
          title: t`Open a credit line`,
          description: t`The agent can take advances up to the limit, after accepting the terms.`,
          confirmLabel: t`Open the line`,
          said: t`The credit line is open`,
        };
  const { said, ...question } = words;
  return (
    <ActDialog
      {...question}
      act={act}
      isOpen
      isAbout={({ operation, body }) => operation === 'setCreditLine' && body.agent === line?.agent}
      onClose={onClose}
      tone={isClosing ? 'danger' : 'default'}
      onConfirm={() => {
        setTried(true);
        if (!isWhole) return;
        void act
          .run(() => setCreditLine({ body }), { said, stale: ['listCreditLines', 'getCreditLine', 'listAudit'] })
          .then((done) => done && onClose());
      }}
    >
      <Stack gap={4}>
        {!line && (
          <TextField
            label={t`User name of the agent`}
            isRequired
            dir="ltr"
            maxLength={40}
            value={agent}
            error={errorOf('agent')}
            onChange={({ target }) => type({ agent: target.value })}
            onBlur={() => setNamed(agent.trim())}
          />
        )}
        {!isClosing && (
          <>
            <MoneyField
              label={t({ message: 'Limit', context: 'credit line', comment: 'Column: most that may be used' })}
              currency={currency}
              isRequired
              value={limit}
              onValueChange={(value) => type({ limit: value })}
              error={errorOf('limit')}
            />
            <NumberField
              label={t`Days to repay an advance`}
              isRequired
              min="1"
              max="90"
              value={days}
              onValueChange={(value) => type({ days: value })}
              error={errorOf('termDays')}
            />
          </>
        )}
        <ApprovalReason value={why} onValueChange={(value) => type({ why: value })} failure={act.error} />
      </Stack>
    </ActDialog>
  );
}
