import { useLingui } from '@lingui/react/macro';
import { addAgentAccounts } from '@mekong/api-client/sdk/addAgentAccounts';
import type { AgentAccountMade, AgentAccountsRequest, AgentNewAccount } from '@mekong/api-client/types';
import { useState } from 'react';
import { newRequestKey } from '../../../parts/request-key.ts';
import { useAction } from '../../../parts/step-up/use-action.tsx';
import { kindChoices } from '../team-labels.ts';
import { type ReadAccount, readAccounts } from './read-accounts.ts';
import { planOf } from './use-house-plans.ts';

/** A row of the file, with what the gateway has said of it. */
export interface AccountRow extends ReadAccount {
  readonly answer?: AgentAccountMade | undefined;
}

interface AccountFile {
  readonly name: string;
  readonly size: number;
  /** One for the whole file: making it once more after a lost answer gives the same passwords. */
  readonly requestId: string;
  readonly rows: readonly AccountRow[];
}

/** How all accounts of a file are to be. */
export interface FileChoice {
  readonly password: AgentAccountsRequest['password'];
  readonly plan: string | undefined;
}

/** Rows that are to be sent: sound in themselves, and not refused. */
const isSent = ({ fault, answer }: AccountRow): boolean => fault === undefined && answer?.state !== 'REFUSED';

/** A file of accounts: read here, checked by the gateway, then made. */
export function useAccountFile({ password, plan }: FileChoice) {
  const { i18n } = useLingui();
  const { act, pending, alert, dialog, dismiss } = useAction();
  const [file, setFile] = useState<AccountFile>();

  /** Sends the good rows, and puts each answer to its row. */
  const send = async (of: AccountFile, isCheck: boolean, run: <T>(operation: () => Promise<T>) => Promise<T>) => {
    const sent = of.rows.filter(isSent);
    if (sent.length === 0) return;
    const body = {
      ...{ requestId: of.requestId, password, isCheck },
      ...(isCheck ? {} : planOf(plan)),
      rows: sent.map(({ username, kind, remark }) => ({
        ...{ username, kind: kind as AgentNewAccount['kind'] },
        ...(remark ? { remark } : {}),
      })),
    };
    const { rows: answers } = await run(() => addAgentAccounts({ body }));
    const byRow = new Map(sent.map((row, n) => [row.line, answers[n]]));
    setFile({ ...of, rows: of.rows.map((row) => ({ ...row, answer: byRow.get(row.line) ?? row.answer })) });
  };

  async function open(chosen: File): Promise<void> {
    const kinds = Object.fromEntries(kindChoices.map(({ value, label }) => [i18n._(label).toLowerCase(), value]));
    const rows = readAccounts(await chosen.text(), kinds);
    const next = { name: chosen.name, size: chosen.size, requestId: newRequestKey(), rows };
    setFile(next);
    await act('check', (run) => send(next, true, run));
  }

  return {
    file,
    open,
    make: () => file && act('make', (run) => send(file, false, run)),
    close: () => {
      setFile(undefined);
      dismiss();
    },
    pending,
    alert,
    dialog,
  };
}
