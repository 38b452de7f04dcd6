import { useLingui } from '@lingui/react/macro';
import type { AgentContract, AgentContractTerms } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Heading } from '@mekong/ui/Heading';
import { ContractTable, type ContractTableProps } from '@mekong/ui/patterns/ContractTable';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { ContractTerms, TierSentence } from '../../parts/agents/ContractTerms.tsx';
import { contractKinds, kindTitles } from '../../parts/agents/contract-labels.ts';
import { TermsEffect } from './TermsEffect.tsx';
import { tableKinds, useContractActions } from './use-contract-actions.tsx';
import { useContractRows } from './use-contract-rows.tsx';

interface AgreementsProps {
  readonly open: boolean;
  /** Contracts with the upline that wait for an answer. */
  readonly contracts: readonly AgentContract[];
  readonly onClose: () => void;
}

/** Contracts that wait for the agent over any page: what each says, what it would have paid, and the answers to it. */
export function Agreements({ open, contracts, onClose }: AgreementsProps) {
  const { t } = useLingui();
  const { choose, busy, alert, dialog } = useContractActions('DOWNLINE', contracts);
  const isAnswered = contracts.length === 0;
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(isOpen) => isOpen || onClose()}
        size="lg"
        title={t({ message: 'Contract agreements', comment: 'Window with contracts that wait for an agent' })}
        description={isAnswered ? undefined : t`Your upline waits for your answer. Nothing changes until you sign.`}
        footer={
          <Button onClick={onClose}>
            {isAnswered ? t`Close` : t({ message: 'Decide later', comment: 'Button: closes contracts that wait' })}
          </Button>
        }
      >
        <Stack gap={5}>
          {alert}
          {isAnswered ? (
            <StateView
              kind="empty"
              level={3}
              title={t`Nothing waits for you`}
              description={t`You see every new offer here before it changes anything.`}
            />
          ) : (
            contractKinds.map((kind) => (
              <KindOfAgreements
                key={kind}
                kind={kind}
                contracts={contracts.filter((contract) => contract.kind === kind)}
                busy={busy}
                onChoose={choose}
              />
            ))
          )}
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}

interface KindOfAgreementsProps {
  readonly kind: (typeof contractKinds)[number];
  readonly contracts: readonly AgentContract[];
  readonly busy: ContractTableProps['pending'];
  readonly onChoose: ContractTableProps['onChoose'];
}

function KindOfAgreements({ kind, contracts, busy, onChoose }: KindOfAgreementsProps) {
  const { i18n } = useLingui();
  const shown = useContractRows((id) => `/agentHome?page=contracts&contract=${id}`);
  if (contracts.length === 0) return null;
  const title = i18n._(kindTitles[kind]);
  return (
    <Stack gap={3}>
      <Heading level={3} size="subtitle">
        {title}
      </Heading>
      {contracts.map((contract) => (
        <Stack key={contract.contractId} gap={3}>
          <ContractTable
            caption={title}
            kindName={title}
            kind={tableKinds[kind]}
            contracts={[
              {
                ...shown(contract),
                ...(contract.open && { example: <Explained contract={contract} terms={contract.open} /> }),
                higherRateEffect: <TermsEffect contractId={contract.contractId} />,
              },
            ]}
            pending={busy}
            onChoose={onChoose}
          />
          {contract.open && contract.inForce && <ContractTerms contract={contract} />}
        </Stack>
      ))}
    </Stack>
  );
}

interface ExplainedProps {
  readonly contract: AgentContract;
  /** What is offered. */
  readonly terms: AgentContractTerms;
}

/** Each tier of an offer in a plain sentence, and what it would have come to. Side by side says it of an amendment. */
function Explained({ contract, terms }: ExplainedProps) {
  const { inForce, kind, currency } = contract;
  return (
    <Stack gap={2}>
      {!inForce &&
        terms.tiers.map((tier, n) => (
          <TierSentence
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of signed terms do not move
            key={n}
            tier={tier}
            isDividend={kind === 'DIVIDEND'}
            currency={currency}
          />
        ))}
      {/* below a higher rate its notice says it */}
      {contract.downlineHigherRate !== 'Y' && <TermsEffect contractId={contract.contractId} />}
    </Stack>
  );
}
