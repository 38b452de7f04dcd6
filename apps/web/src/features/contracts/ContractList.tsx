import { useLingui } from '@lingui/react/macro';
import type { AgentContract } from '@mekong/api-client/types';
import { Heading } from '@mekong/ui/Heading';
import { ContractTable } from '@mekong/ui/patterns/ContractTable';
import { Stack } from '@mekong/ui/Stack';
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
          <Stack key={name} gap={3}>
            <Heading level={2} size="subtitle">
              {i18n._(title)}
            </Heading>
            <ContractTable
              caption={i18n._(title)}
              kind={tableKinds[name]}
              contracts={rows?.map(shown)}
              viewer={side === 'DOWNLINE' ? 'signer' : 'offerer'}
              pending={busy}
              onChoose={choose}
            />
          </Stack>
        );
      })}
      {dialog}
    </Stack>
  );
}
