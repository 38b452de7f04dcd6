import { useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { ContractTable, type ContractTableProps } from '@mekong/ui/patterns/ContractTable';
import { Stack } from '@mekong/ui/Stack';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useState } from 'react';
import { contractKinds, kindTitles } from '../../parts/agents/contract-labels.ts';
import { tableKinds, useContractActions } from './use-contract-actions.tsx';
import { useContractRows } from './use-contract-rows.tsx';

/** Props of {@link ContractList}. */
export interface ContractListProps {
  readonly side: AgentContract['side'];
  /** `undefined` until they are known. */
  readonly contracts: readonly AgentContract[] | undefined;
  /** Address of one contract with its terms and history. */
  readonly hrefOf: (contractId: string) => string;
  /** Address of a change of its terms. */
  readonly hrefOfAmendment: (contractId: string) => string;
}

/** Contracts by kind, with what can be done with each. */
export function ContractList({ side, contracts, hrefOf, hrefOfAmendment }: ContractListProps) {
  const { i18n } = useLingui();
  const shown = useContractRows(hrefOf, hrefOfAmendment);
  const { choose, busy, alert, dialog } = useContractActions(side, contracts);
  return (
    <Stack gap={5}>
      {alert}
      {contractKinds.map((name) => {
        const title = kindTitles[name];
        const rows = contracts?.filter((contract) => contract.kind === name);
        // before they are known, one table says that they are coming
        if (rows ? rows.length === 0 : name !== 'DIVIDEND') return null;
        return (
          <KindOfContracts
            key={name}
            title={i18n._(title)}
            kind={tableKinds[name]}
            contracts={rows}
            shown={shown}
            viewer={side === 'DOWNLINE' ? 'signer' : 'offerer'}
            pending={busy}
            onChoose={choose}
          />
        );
      })}
      {dialog}
    </Stack>
  );
}

/** Contracts of a kind that are shown before somebody asks for all. */
const FOLDED = 6;

interface KindOfContractsProps extends Pick<ContractTableProps, 'kind' | 'viewer' | 'pending' | 'onChoose'> {
  readonly title: string;
  readonly contracts: readonly AgentContract[] | undefined;
  readonly shown: ReturnType<typeof useContractRows>;
}

/** Contracts of one kind: the newest, and whatever waits for an answer, until all are asked for. */
function KindOfContracts({ title, contracts, shown, ...table }: KindOfContractsProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const first = contracts?.filter(
    ({ open, endAskedBy }, n) => n < FOLDED || open !== undefined || endAskedBy !== undefined,
  );
  const count = contracts?.length ?? 0;
  const isFoldable = first !== undefined && first.length < count;
  return (
    <Stack gap={3}>
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      <ContractTable {...table} caption={title} kindName={title} contracts={(isOpen ? contracts : first)?.map(shown)} />
      {isFoldable && (
        <Inline>
          <Button variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen
              ? t({ message: 'Show fewer', comment: 'Button: folds a long list of contracts' })
              : t({ message: `Show all ${count}`, comment: 'Button: {count} contracts of a kind' })}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
