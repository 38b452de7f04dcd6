import { useLingui } from '@lingui/react/macro';
import { actOnHouseContract } from '@mekong/api-client/admin/sdk/actOnHouseContract';
import { listHouseContracts } from '@mekong/api-client/admin/sdk/listHouseContracts';
import type { HouseContract } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { ActDialog } from '../../parts/ActDialog.tsx';
import { ApprovalReason } from '../../parts/ApprovalReason.tsx';
import { reasonIn } from '../../parts/approval.ts';
import { ContractTerms } from '../../parts/ContractTerms.tsx';
import { gamesLabels } from '../../parts/games-labels.ts';
import { ListTable } from '../../parts/ListTable.tsx';
import { useLabel } from '../../parts/labels.ts';
import { actEffects, actLabels, effectOf, kindLabels, statusLabels, statusTones } from '../../parts/plan-labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { useRows } from '../../queries/use-rows.ts';

type Action = Exclude<HouseContract['actions'][number], object>;

/** Contracts of the house with agents at the top of a tree. */
export function HouseContractList() {
  const { t } = useLingui();
  const label = useLabel();
  const [mayAct, mayOpen] = [useMay('actOnHouseContract'), useMay('getMember')];
  const [acting, act] = useState<{ contract: HouseContract; action: Action }>();
  const list = useRows<HouseContract>(['listHouseContracts'], ({ cursor, signal }) =>
    listHouseContracts({ query: { cursor }, signal }),
  );
  const notesOf = ({ open, endAskedBy }: HouseContract): string[] => [
    ...(open?.expiresAt === undefined ? [] : [t`Waits for the agent`]),
    ...(endAskedBy === 'UPLINE' ? [t`The house has asked to end it`] : []),
    ...(endAskedBy === 'DOWNLINE' ? [t`The agent has asked to end it`] : []),
  ];
  return (
    <>
      <ListTable
        ignored={[]}
        caption={t`Contracts of the house`}
        list={list}
        rowKey={({ contractId }) => contractId}
        empty={t`No contracts match`}
        none={{
          title: t`No contracts of the house yet`,
          description: t`Offer a plan to an agent who has no upline.`,
        }}
        columns={[
          {
            key: 'agent',
            header: t({ message: 'Agent', context: 'contract', comment: 'Column: user name of an agent' }),
            priority: 'high',
            cell: ({ agent, memberId }) =>
              mayOpen ? (
                <Link href={`/members?member=${memberId}`}>
                  <bdi>{agent}</bdi>
                </Link>
              ) : (
                <bdi>{agent}</bdi>
              ),
          },
          {
            key: 'kind',
            header: t`Kind`,
            cell: ({ kind, gameType }) =>
              `${label(kindLabels, String(kind))} · ${label(gamesLabels, String(gameType))}`,
          },
          {
            key: 'terms',
            header: t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' }),
            cell: (contract) => <ContractTerms contract={contract} />,
          },
          {
            key: 'state',
            header: t`State`,
            cell: (contract) => (
              <Stack gap={1} align="start">
                <StateCell
                  label={label(statusLabels, String(contract.status))}
                  {...lookIn(statusTones, String(contract.status))}
                  notes={notesOf(contract)}
                />
                {contract.endsAt !== undefined && (
                  <Text size="small" tone="muted">
                    {t({ message: 'Ends', context: 'contract', comment: 'Before the moment when a contract ends' })}{' '}
                    <DateTime value={contract.endsAt} />
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'actions',
            header: t({ message: 'Actions', comment: 'Column of buttons' }),
            isActions: true,
            cell: (contract) =>
              mayAct &&
              contract.actions.map((action) => (
                <RowButton
                  key={String(action)}
                  label={label(actLabels, String(action))}
                  of={contract.agent}
                  onClick={() => act({ contract, action: action as Action })}
                />
              )),
          },
        ]}
      />
      {acting && <HouseAct key={acting.action} {...acting} onClose={() => act(undefined)} />}
    </>
  );
}

interface HouseActProps {
  readonly contract: HouseContract;
  readonly action: Action;
  readonly onClose: () => void;
}

/** Asks before the house does something with a contract. */
function HouseAct({
  contract: { contractId, version, agent, kind, status, isEndBinding = false },
  action,
  onClose,
}: HouseActProps) {
  const { t } = useLingui();
  const label = useLabel();
  const act = useAct();
  const [reason, setReason] = useState('');
  const name = label(kindLabels, String(kind));
  const wish = { action, version, ...(action === 'askEnd' && { isEndBinding }) };
  return (
    <ActDialog
      act={act}
      isOpen
      isAbout={({ operation, target }) => operation === 'actOnHouseContract' && target.contractId === contractId}
      onClose={onClose}
      title={`${label(actLabels, action)}: ${agent}, ${name}`}
      description={label(actEffects, effectOf(action, status, isEndBinding))}
      confirmLabel={label(actLabels, action)}
      onConfirm={() =>
        void act
          .run(() => actOnHouseContract({ path: { contractId }, body: { ...wish, ...reasonIn(reason) } }), {
            said: t`The contract was changed`,
            stale: ['listHouseContracts', 'listAudit'],
          })
          .then((done) => done && onClose())
      }
    >
      <ApprovalReason value={reason} onValueChange={setReason} failure={act.error} />
    </ActDialog>
  );
}
