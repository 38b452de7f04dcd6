import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getContractOperationOptions } from '@mekong/api-client/admin/queries/getContractOperation';
import type { ContractField, ContractOperation, ContractPart } from '@mekong/api-client/admin/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import { Loaded } from '../../parts/Loaded.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';

const partLabels = {
  parameters: msg({ message: 'Parameters', comment: 'Of a call of the API' }),
  request: msg({ message: 'Request', context: 'API', comment: 'Body of a call of the API' }),
  answer: msg({ message: 'Answer', context: 'API', comment: 'What a call of the API answers' }),
} satisfies Labels<string>;

/** One operation of the site's contract: who may call it, what it takes and answers. */
export function OperationView({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useQuery({
    ...getContractOperationOptions({ path: { operation: id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHeader
        title={query.data?.summary ?? t`API reference`}
        text={
          query.data && (
            <bdi dir="ltr">
              {query.data.method} {query.data.path}
            </bdi>
          )
        }
        actions={
          <ButtonLink href="/reference" icon={ArrowLeft}>
            {t`All operations`}
          </ButtonLink>
        }
      />
      <Loaded query={query}>{(operation) => <Operation operation={operation} />}</Loaded>
    </>
  );
}

function Operation({ operation }: { readonly operation: ContractOperation }) {
  const { t } = useLingui();
  const label = useLabel();
  const { description, roles, errors, traits, parts } = operation;
  const none = t({ message: 'None', comment: 'There is no value' });
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Text as="p">
            <bdi lang="en">{description}</bdi>
          </Text>
          <DescriptionList
            items={[
              {
                key: 'id',
                label: t({ message: 'ID', comment: 'Name of an operation of the API' }),
                value: <bdi>{operation.id}</bdi>,
              },
              { key: 'roles', label: t`Who may call`, value: <bdi>{roles.join(', ') || none}</bdi> },
              { key: 'errors', label: t`Error codes`, value: <bdi>{errors.join(', ') || none}</bdi> },
              ...Object.entries(traits).map(([name, value]) => ({
                key: name,
                label: name,
                value: <bdi>{typeof value === 'string' ? value : JSON.stringify(value)}</bdi>,
              })),
            ]}
          />
        </Stack>
      </Card>
      {parts.map((part) => (
        <Section
          key={`${part.kind} ${part.name}`}
          title={[label(partLabels, part.kind), part.name].filter(Boolean).join(' · ')}
        >
          <Fields part={part} />
        </Section>
      ))}
    </>
  );
}

function Fields({ part: { kind, fields } }: { readonly part: ContractPart }) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <Table<ContractField>
      caption={label(partLabels, kind)}
      rows={fields}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'name',
          header: t`Name`,
          priority: 'high',
          cell: ({ name, required }) => (
            <Stack gap={1}>
              <bdi dir="ltr">{name}</bdi>
              {required && (
                <Text size="small" tone="muted">
                  {t({ message: 'Required', comment: 'A field of the API that is always there' })}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'type',
          header: t({ message: 'Type', comment: 'Type of a field of the API' }),
          cell: ({ type, limits }) => (
            <Stack gap={1}>
              <bdi dir="ltr">{type}</bdi>
              {limits && (
                <Text size="small" tone="muted">
                  <bdi dir="ltr">{limits}</bdi>
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'meaning',
          header: t({ message: 'Meaning', comment: 'What a field of the API says' }),
          cell: ({ description }) => <bdi lang="en">{description}</bdi>,
        },
      ]}
    />
  );
}
