import { Trans, useLingui } from '@lingui/react/macro';
import type { IdentityReview, ReviewedField } from '@mekong/api-client/admin/types';
import { languageOf } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { decisionLabels, fieldLabels, sexLabels, valueLabels } from '../../parts/check-labels.ts';
import { useLabel, useOptions } from '../../parts/labels.ts';
import { RowButton } from '../../parts/RowButton.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { StateTag } from './StateTag.tsx';

/** What is decided about each detail; one that is not named here is not decided yet. */
export type Decisions = Readonly<Record<string, keyof typeof decisionLabels>>;

interface FieldTableProps {
  readonly review: IdentityReview;
  readonly mayDecide: boolean;
  /** Opens a picture. */
  readonly onLook: (picture: { fileId: string; title: string }) => void;
}

const pictures: readonly unknown[] = ['documentFront', 'documentBack', 'selfie'];

/** Every detail with what the member says, and the choice for those in review. Nothing is sent before all are decided. */
export function FieldTable({ review, mayDecide, onLook }: FieldTableProps) {
  const { t } = useLingui();
  const label = useLabel();
  const options = useOptions();
  const [decisions, setDecisions] = useState<Decisions>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const open = review.fields.filter(({ state }) => state === 'IN_REVIEW');
  const nameOf = ({ name }: ReviewedField) => label(fieldLabels, String(name));
  const decide = () => {
    const lacks = open.some(({ name }) => !decisions[String(name)]);
    setIncomplete(lacks);
    setAsked(!lacks);
  };
  const { code } = useLanguage();
  /** A value in words; a country with its code, as documents name it. */
  const inWords = ({ name }: ReviewedField, value: string): string => {
    if (name === 'sex') return label(sexLabels, value);
    if (name !== 'nationality' || !/^[A-Z]{2}$/.test(value)) return label(valueLabels, value);
    const names = new Intl.DisplayNames([languageOf(code).tag, 'en'], { type: 'region', fallback: 'none' });
    const country = names.of(value);
    return country === undefined ? value : `${country} (${value})`;
  };
  const say = (field: ReviewedField, value: string | undefined) =>
    value !== undefined &&
    (pictures.includes(field.name) ? (
      <RowButton label={t`Look`} of={nameOf(field)} onClick={() => onLook({ fileId: value, title: nameOf(field) })} />
    ) : (
      <bdi>{inWords(field, value)}</bdi>
    ));
  return (
    <Stack gap={4}>
      <Table
        caption={t`Details of the member`}
        rows={review.fields}
        rowKey={({ name }) => String(name)}
        columns={[
          {
            key: 'field',
            header: t({ message: 'Detail', comment: 'One thing that a member says' }),
            priority: 'high',
            cell: nameOf,
          },
          {
            key: 'value',
            header: t`What the member says`,
            cell: (field) => (
              <Stack gap={1} align="start">
                {field.deletedAt ? (
                  <Text size="small" tone="muted">
                    <Trans>
                      Deleted on <DateTime value={field.deletedAt} />
                    </Trans>
                  </Text>
                ) : (
                  say(field, field.value)
                )}
                {field.inForce !== undefined && (
                  <Text size="small" tone="muted">
                    {t({ message: 'In force:', comment: 'What was approved before follows' })}{' '}
                    {say(field, field.inForce)}
                  </Text>
                )}
              </Stack>
            ),
          },
          {
            key: 'decision',
            header: t({ message: 'Decision', comment: 'About a detail of an identity check' }),
            cell: (field) =>
              field.state === 'IN_REVIEW' && mayDecide ? (
                <Select
                  label={t`Decision: ${nameOf(field)}`}
                  isLabelHidden
                  options={options(decisionLabels)}
                  value={decisions[String(field.name)]}
                  onValueChange={(value) => setDecisions({ ...decisions, [String(field.name)]: value })}
                  error={isIncomplete && !decisions[String(field.name)] ? t`Decide this detail.` : undefined}
                />
              ) : (
                <Stack gap={1} align="start">
                  <StateTag state={field.state} />
                  {field.reason && <Text size="small">{label(decisionLabels, String(field.reason))}</Text>}
                </Stack>
              ),
          },
        ]}
      />
      {mayDecide && open.length > 0 && (
        <Inline gap={3}>
          <Button variant="primary" onClick={decide}>
            {t`Send the decision`}
          </Button>
          <Button
            onClick={() =>
              setDecisions(Object.fromEntries(open.map(({ name }) => [name, decisions[String(name)] ?? 'ACCEPT'])))
            }
          >
            {t`Accept the others`}
          </Button>
        </Inline>
      )}
      {isAsked && <DecideDialog review={review} decisions={decisions} onClose={() => setAsked(false)} />}
    </Stack>
  );
}
