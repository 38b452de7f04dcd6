import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  zCorrectWalletBody,
  zCreateBonusOfferBody,
  zSetCreditLineBody,
} from '@mekong/api-client/admin/contract/validators';
import { getCorrectableBillOptions } from '@mekong/api-client/admin/queries/getCorrectableBill';
import { getUnmatchedPaymentOptions } from '@mekong/api-client/admin/queries/getUnmatchedPayment';
import { listOperatorsOptions } from '@mekong/api-client/admin/queries/listOperators';
import { listSettingChangesOptions } from '@mekong/api-client/admin/queries/listSettingChanges';
import { listSettingsOptions } from '@mekong/api-client/admin/queries/listSettings';
import { previewSetting } from '@mekong/api-client/admin/sdk/previewSetting';
import type { Approval, SettingKey } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ChangeTable } from '../../parts/ChangeTable.tsx';
import { CorrectionFacts } from '../../parts/CorrectionFacts.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { roleLabel } from '../../parts/role-labels.ts';
import { settlementLabels } from '../../parts/settlement-labels.ts';
import { useZone } from '../../parts/use-zone.ts';
import { bodyOf } from './body-of.ts';
import { AboutContract, AboutOffer } from './ContractDetails.tsx';
import { AboutCheck, AboutDifference, AboutDispute, AboutRelease, AboutWithdrawal } from './SubjectDetails.tsx';
import { AboutBonusOffer, AboutCreditLine } from './TermsDetails.tsx';
import { isAboutUnmatched } from './use-request-words.ts';

/** Requests that name what they are about by its number alone. */
const abouts: Readonly<Record<string, typeof AboutWithdrawal>> = {
  approveWithdrawal: AboutWithdrawal,
  resolveDispute: AboutDispute,
  acceptSettlementDifference: AboutDifference,
  decideIdentityCheck: AboutCheck,
  releaseDividends: AboutRelease,
  offerHouseContract: AboutOffer,
  actOnHouseContract: AboutContract,
};

/** What a request would do, as whoever decides it has to see it: what changes, and whose account it is about. */
export function RequestDetails({ request }: { readonly request: Approval }) {
  if (request.operation === 'saveSetting') return <SavedSetting request={request} />;
  if (request.operation === 'undoSettingChange') return <UndoneChange request={request} />;
  if (request.target.operatorId !== undefined) return <AboutOperator request={request} />;
  if (isAboutUnmatched(request)) return <AboutPayment request={request} />;
  if (request.operation === 'correctAgentBill' || request.operation === 'rejectDividend')
    return <AboutBill request={request} />;
  const correction = bodyOf(request, 'correctWallet', zCorrectWalletBody);
  if (correction) return <CorrectionFacts correction={correction} />;
  const offer = bodyOf(request, 'createBonusOffer', zCreateBonusOfferBody);
  if (offer) return <AboutBonusOffer offer={offer} />;
  const line = bodyOf(request, 'setCreditLine', zSetCreditLineBody);
  if (line) return <AboutCreditLine change={line} />;
  const About = abouts[request.operation];
  if (About) return <About request={request} plain={<Plain request={request} />} />;
  return <Plain request={request} />;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** The reason stands beside the request; a digest and the key of what is sent say nothing to people. */
const unshown: readonly string[] = ['reason', 'digest', 'key'];

/** How a dispute ends. */
const disputeOutcomes: Labels<string> = {
  PAID: msg({ message: 'Paid', context: 'withdrawal', comment: 'State of a withdrawal' }),
  RETURNED: msg({ message: 'Given back', comment: 'State of a withdrawal: the money is back in the wallet' }),
};

function Plain({
  request: { target, body },
  name,
}: {
  readonly request: Approval;
  readonly name?: string | undefined;
}) {
  const { t, i18n } = useLingui();
  const label = useLabel();
  const { written } = useZone();
  const words: Readonly<Record<string, string>> = {
    operatorId: t`Operator`,
    name: t`Name`,
    role: t`Role`,
    job: t({ message: 'Kind', context: 'settlement', comment: 'Column: which contracts are settled' }),
    start: t`Window`,
    outcome: t`Result`,
  };
  const writtenOf = (key: string, value: unknown): string => {
    const role = key === 'role' && typeof value === 'string' ? roleLabel(value) : undefined;
    if (role) return i18n._(role);
    if (key === 'job') return label(settlementLabels, String(value));
    if (key === 'outcome') return label(disputeOutcomes, String(value));
    return key === 'operatorId' && name !== undefined ? name : textOf(written(value));
  };
  const items = Object.entries({ ...target, ...body })
    .filter(([key]) => !unshown.includes(key))
    .map(([key, value]) => ({ key, label: words[key] ?? key, value: <bdi>{writtenOf(key, value)}</bdi> }));
  return items.length > 0 && <DescriptionList label={t`Request`} items={items} />;
}

function AboutOperator({ request }: { readonly request: Approval }) {
  const query = useQuery(listOperatorsOptions());
  return (
    <Loaded query={query}>
      {({ content }) => (
        <Plain request={request} name={content.find(({ id }) => id === request.target.operatorId)?.name} />
      )}
    </Loaded>
  );
}

/** A payment that fits no order: how much, by whom, and to whom it is to go. */
function AboutPayment({ request: { target, body } }: { readonly request: Approval }) {
  const { t } = useLingui();
  const query = useQuery(getUnmatchedPaymentOptions({ path: { id: String(target.id) } }));
  const receiver = body.orderNo ?? body.username;
  return (
    <Loaded query={query}>
      {({ item }) => (
        <DescriptionList
          label={t`Request`}
          items={[
            {
              key: 'payment',
              label: t`Payment`,
              value: (
                <Link href={`/unmatched-payments?item=${item.id}`}>
                  <bdi dir="ltr">{item.paymentRef ?? item.partNo ?? item.id}</bdi>
                </Link>
              ),
            },
            { key: 'amount', label: t`Amount`, value: <Money amount={item.amount} currency={item.currency} /> },
            ...(typeof receiver === 'string'
              ? [
                  {
                    key: 'to',
                    label: t({ message: 'To', context: 'payment', comment: 'Whom a payment is credited to' }),
                    value: <bdi>{receiver}</bdi>,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Loaded>
  );
}

/** A bill of an agent that is to be corrected: whose, by how much, and what the agent reads. */
function AboutBill({ request: { body } }: { readonly request: Approval }) {
  const { t } = useLingui();
  const query = useQuery(getCorrectableBillOptions({ path: { billId: String(body.billId) } }));
  return (
    <Loaded query={query}>
      {({ agent, net, currency }) => (
        <DescriptionList
          label={t`Request`}
          items={[
            {
              key: 'agent',
              label: t({ message: 'Agent', context: 'dividend', comment: 'Column: who gets a dividend' }),
              value: <bdi>{agent}</bdi>,
            },
            { key: 'bill', label: t`Number of the bill`, value: <bdi dir="ltr">{String(body.billId)}</bdi> },
            {
              key: 'net',
              label: t({ message: 'Sum', context: 'settlement', comment: 'Column: what bills of agents come to' }),
              value: <Money amount={net} currency={currency} />,
            },
            ...(body.amount === undefined
              ? []
              : [
                  {
                    key: 'amount',
                    label: t({
                      message: 'Correction',
                      context: 'bill',
                      comment: 'Amount by which a bill is corrected',
                    }),
                    value: <Money amount={String(body.amount)} currency={currency} sign="always" />,
                  },
                ]),
            { key: 'note', label: t`Reason, for the agent`, value: <bdi>{String(body.note)}</bdi> },
          ]}
        />
      )}
    </Loaded>
  );
}

/** The form of a setting; undefined until it is there. */
function useSection(of: string) {
  return useQuery(listSettingsOptions()).data?.sections.find(({ key }) => key === of);
}

function SavedSetting({ request: { id, target, body } }: { readonly request: Approval }) {
  const { t } = useLingui();
  const key = String(target.key);
  const section = useSection(key);
  const query = useQuery({
    queryKey: ['previewSetting', id],
    queryFn: ({ signal }) =>
      previewSetting({ path: { key: target.key as SettingKey }, body: { value: body.value as never }, signal }),
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {({ version, changes }) => (
        <Stack gap={3}>
          <Text weight="semibold">{section?.title ?? key}</Text>
          {version !== body.version && (
            <Alert
              tone="negative"
              title={t`This setting was saved since then, so the request cannot be done any more. Reject it.`}
            />
          )}
          <ChangeTable changes={changes} fields={section?.fields} />
        </Stack>
      )}
    </Loaded>
  );
}

function UndoneChange({ request }: { readonly request: Approval }) {
  const { target, body } = request;
  const key = String(target.key);
  const section = useSection(key);
  const query = useQuery(
    listSettingChangesOptions({ path: { key: target.key as SettingKey }, query: { pageSize: 100 } }),
  );
  return (
    <Loaded query={query}>
      {({ content }) => {
        const change = content.find(({ id }) => id === body.changeId);
        if (!change) return <Plain request={request} />;
        return (
          <Stack gap={3}>
            <Text weight="semibold">{section?.title ?? key}</Text>
            <ChangeTable
              changes={change.changes.map(({ before, after, ...field }) => ({
                ...field,
                before: after,
                after: before,
              }))}
              fields={section?.fields}
            />
          </Stack>
        );
      }}
    </Loaded>
  );
}
