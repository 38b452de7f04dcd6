import { useLingui } from '@lingui/react/macro';
import type { HouseContract, HousePlan } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { DateTime } from '@mekong/ui/DateTime';
import { type Description, DescriptionList } from '@mekong/ui/DescriptionList';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ContractTerms } from '../../parts/ContractTerms.tsx';
import { gamesLabels } from '../../parts/games-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { PlanTerms } from '../../parts/PlanTerms.tsx';
import { actEffects, actLabels, effectOf, kindLabels } from '../../parts/plan-labels.ts';
import { type AboutProps, useMemberFact } from './SubjectDetails.tsx';
import { findPlan, findSubject, useHouseContracts, useHousePlans } from './use-subjects.ts';

/** A plan that is to be offered: to whom, and the terms that the house would pay by. */
export function AboutOffer({ request, plain }: AboutProps) {
  return (
    <Loaded query={useHousePlans([request])}>
      {({ content }) => {
        const plan = findPlan(content, request);
        return plan ? <Offer plan={plan} body={request.body} /> : plain;
      }}
    </Loaded>
  );
}

/** A contract of the house that is to change: whose, by which terms, and what comes of it. */
export function AboutContract({ request, plain }: AboutProps) {
  return (
    <Loaded query={useHouseContracts([request])}>
      {(rows) => {
        const contract = findSubject(rows, request);
        return contract ? <Contract contract={contract} body={request.body} /> : plain;
      }}
    </Loaded>
  );
}

function useKindFact({ kind, gameType }: Pick<HousePlan, 'kind' | 'gameType'>): Description {
  const { t } = useLingui();
  const label = useLabel();
  return {
    key: 'kind',
    label: t`Kind`,
    value: `${label(kindLabels, String(kind))} · ${label(gamesLabels, String(gameType))}`,
  };
}

function Offer({ plan, body }: { readonly plan: HousePlan; readonly body: AboutProps['request']['body'] }) {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      {plan.terms.hash !== body.termsHash && (
        <Alert
          tone="negative"
          title={t`The plan has other terms since then, so the request cannot be done any more. Reject it.`}
        />
      )}
      <DescriptionList
        label={t`Request`}
        items={[
          {
            key: 'agent',
            label: t({ message: 'Agent', context: 'contract', comment: 'Column: user name of an agent' }),
            value: <bdi>{String(body.agent)}</bdi>,
          },
          {
            key: 'plan',
            label: t({ message: 'Name of the plan', comment: 'A name of the house, the same in every language' }),
            value: <bdi>{plan.name}</bdi>,
          },
          useKindFact(plan),
          {
            key: 'terms',
            label: t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' }),
            value: <PlanTerms {...plan} />,
          },
        ]}
      />
    </Stack>
  );
}

function Contract({
  contract,
  body: { action, version, isEndBinding },
}: {
  readonly contract: HouseContract;
  readonly body: AboutProps['request']['body'];
}) {
  const { t } = useLingui();
  const label = useLabel();
  const isOther = isEndBinding !== undefined && isEndBinding !== (contract.isEndBinding ?? false);
  return (
    <Stack gap={3}>
      {(isOther || contract.version !== version) && (
        <Alert
          tone="negative"
          title={t`The contract has changed since then, so the request cannot be done any more. Reject it.`}
        />
      )}
      <DescriptionList
        label={t`Request`}
        items={[
          useMemberFact(contract.memberId, contract.agent),
          useKindFact(contract),
          {
            key: 'action',
            label: t({ message: 'Action', context: 'contract', comment: 'What the house does with a contract' }),
            value: (
              <Stack gap={1}>
                <span>{label(actLabels, String(action))}</span>
                <Text size="small" tone="muted">
                  {label(actEffects, effectOf(String(action), contract.status, isEndBinding === true))}
                </Text>
              </Stack>
            ),
          },
          {
            key: 'terms',
            label: t({ message: 'Terms', context: 'contract', comment: 'What a contract lays down' }),
            value: <ContractTerms contract={contract} />,
          },
          ...(contract.endsAt === undefined
            ? []
            : [
                {
                  key: 'ends',
                  label: t({ message: 'Ends', context: 'contract', comment: 'Before the moment when a contract ends' }),
                  value: <DateTime value={contract.endsAt} />,
                },
              ]),
        ]}
      />
    </Stack>
  );
}
