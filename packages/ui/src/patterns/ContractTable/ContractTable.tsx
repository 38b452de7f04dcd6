import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import * as table from '../../components/Table/Table.css.ts';
import type { TableColumn } from '../../components/Table/Table.tsx';
import { TableHead } from '../../components/Table/TableHead.tsx';
import { roles } from '../../components/Table/table-roles.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import { ContractTableEntry } from './ContractTableEntry.tsx';
import { type ContractQuestion, ContractTableQuestion, isAsked } from './ContractTableQuestion.tsx';
import {
  type ContractAction,
  type ContractKind,
  type ContractLetter,
  type ContractStatus,
  type ContractViewer,
  letterOf,
} from './contract-actions.ts';
import { kindTexts } from './contract-texts.ts';

/** One tier: all of its thresholds must be met, the highest met one counts. */
export interface ContractTier {
  /** Least stakes of the team, a decimal string in units of the currency. */
  readonly spend: string;
  /** Least loss of the team in a cycle; dividends only. */
  readonly loss?: string | undefined;
  /** Least number of active members. */
  readonly activeMembers: number;
  /** P: `rate` is a fraction of one (0.15 is 15 %). A: it is an amount. */
  readonly rateType: 'P' | 'A';
  readonly rate: string;
  /**
   * Which cycles it is for: those that the house has won, those that the team has won, or any.
   * @default 'ANY'
   */
  readonly outcome?: 'ANY' | 'PROFIT' | 'LOSS' | (string & {}) | undefined;
}

/** A contract between an upline and a downline. */
export interface Contract {
  readonly id: string;
  /** Account name of the other party. */
  readonly party: string;
  /** Game type it is about, in words. */
  readonly gameType: string;
  readonly status: ContractStatus;
  /**
   * What this party can do with it.
   * @default what its status and `viewer` allow
   */
  readonly actions?: readonly ContractAction[] | undefined;
  /** For a contract that is signed or in force: which party asked to end it. */
  readonly endRequestedBy?: 'self' | 'other' | undefined;
  /** Whether an end that is asked for now cannot be refused. */
  readonly isEndBinding?: boolean | undefined;
  /** Its end is settled: it can only be looked at. */
  readonly isEnding?: boolean | undefined;
  /** At least one. */
  readonly tiers: readonly ContractTier[];
  /** When it begins, how often it settles: "half-monthly · starts 1 December". */
  readonly note?: ReactNode;
  /** What it would have paid, worked out. */
  readonly example?: ReactNode;
  /** A downline of the signer holds more than is offered here: which one, where it is known, with rates as fractions of one. */
  readonly higherRate?:
    | { readonly account: string; readonly rate: string; readonly gap: string }
    | 'somebody'
    | undefined;
  /** What the higher rate comes to in money; stands with its notice and in the question before signing. */
  readonly higherRateEffect?: ReactNode;
}

/** What was chosen. */
export interface ContractChoice {
  readonly contract: Contract;
  readonly action: ContractAction;
  /** What it is sent as. */
  readonly letter: ContractLetter;
  /** Whether the notice of a higher rate was confirmed; the gateway asks for it. */
  readonly hasConfirmedHigherRate: boolean;
  /** Why an offer is rejected, when that was written. */
  readonly reason?: string | undefined;
}

/** Props of {@link ContractTable}. */
export interface ContractTableProps {
  /** What the table lists, for screen readers: "Dividend contracts". */
  readonly caption: string;
  /** What the contracts are about; it decides columns and words. */
  readonly kind: ContractKind;
  /**
   * Name of the kind in the titles of cards: "Daily wage (multi-rate)".
   * @default the words of `kind`
   */
  readonly kindName?: string | undefined;
  /** Contracts of this page; `undefined` until they are known. */
  readonly contracts: readonly Contract[] | undefined;
  /** Called with what was chosen, after questions are answered. Show `pending` until the contracts are loaded anew. */
  readonly onChoose: (choice: ContractChoice) => void;
  /** The action under way: its button says so and no other can be pressed. */
  readonly pending?: { readonly id: string; readonly action: ContractAction } | undefined;
  /** Shows a contract that cannot be answered any more. */
  readonly onView?: ((contract: Contract) => void) | undefined;
  /**
   * Which party looks at it.
   * @default 'signer'
   */
  readonly viewer?: ContractViewer | undefined;
  /** In place of contracts when there are none. */
  readonly empty?: ReactNode;
  /** Filters above the contracts. */
  readonly toolbar?: ReactNode;
  /** `Pagination` below them. */
  readonly footer?: ReactNode;
}

/**
 * Contracts of one kind with their tiers, and the answers that can be given to each. All answers have the same size;
 * ending a contract, rejecting an offer and signing below a downline's rate are asked about first. Where there is no room for its columns contracts are cards.
 */
export function ContractTable({
  caption,
  kind,
  kindName,
  contracts,
  onChoose,
  pending,
  onView,
  viewer = 'signer',
  empty,
  toolbar,
  footer,
}: ContractTableProps) {
  const { t, i18n } = useLingui();
  const port = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(port, 'inline');
  const [question, setQuestion] = useState<ContractQuestion>();

  const number = (key: string, header: string): TableColumn<Contract> => ({
    key,
    header,
    align: 'end',
    cell: () => null,
  });
  const columns: readonly TableColumn<Contract>[] = [
    { key: 'party', header: viewer === 'signer' ? t`Upline` : t`Downline`, cell: () => null },
    { key: 'gameType', header: t`Game type`, cell: () => null },
    number('spend', i18n._(kindTexts[kind].spend)),
    ...(kind === 'dividend' ? [number('loss', t`Cycle loss`)] : []),
    number('active', t`Active members`),
    number('rate', t`Rate`),
    { key: 'status', header: t`Status`, cell: () => null },
    { key: 'actions', header: t`Actions`, isActions: true, cell: () => null },
  ];

  const choose = ({ contract, action }: ContractQuestion, reason?: string): void => {
    setQuestion(undefined);
    onChoose({
      contract,
      action,
      letter: letterOf(kind, action),
      hasConfirmedHigherRate: action === 'sign' && contract.higherRate !== undefined,
      ...(reason && { reason }),
    });
  };

  return (
    <div className={table.root.many}>
      <div className={table.frame}>
        {toolbar && <div className={table.toolbar}>{toolbar}</div>}
        <div
          ref={port}
          className={table.port}
          data-scrolling={isScrolling || undefined}
          {...(isScrolling && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
        >
          <table {...roles.table} className={table.table} aria-busy={!contracts || undefined}>
            <caption className={table.caption.hidden}>{caption}</caption>
            <TableHead columns={columns} sort={undefined} onSortChange={undefined} />
            {contracts?.map((contract) => (
              <ContractTableEntry
                key={contract.id}
                kind={kind}
                kindName={kindName}
                contract={contract}
                viewer={viewer}
                pending={pending?.id === contract.id ? pending.action : undefined}
                isDisabled={pending !== undefined}
                onPress={(action) =>
                  isAsked({ contract, action }) ? setQuestion({ contract, action }) : choose({ contract, action })
                }
                onView={onView && (() => onView(contract))}
              />
            ))}
            {!contracts?.length && (
              <tbody {...roles.rowgroup}>
                <tr {...roles.row}>
                  <td {...roles.cell} className={table.empty} colSpan={columns.length}>
                    {contracts ? (
                      (empty ?? <StateView kind="empty" level={3} title={t`No contracts`} />)
                    ) : (
                      <Skeletons />
                    )}
                  </td>
                </tr>
              </tbody>
            )}
          </table>
        </div>
        {footer && <div className={table.footer}>{footer}</div>}
      </div>
      <ContractTableQuestion question={question} onCancel={() => setQuestion(undefined)} onConfirm={choose} />
    </div>
  );
}

function Skeletons() {
  return [0, 1, 2].map((index) => <Skeleton key={index} shape="control" />);
}
