import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Avatar } from '@mekong/ui/Avatar';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { Clock, HeartHandshake, IdCard, TriangleAlert } from 'lucide';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { MemberNotes } from '../../parts/MemberNotes.tsx';
import { lookIn } from '../../parts/tones.ts';
import { stateLabels, withdrawalTones } from '../../parts/withdrawal-labels.ts';
import { useMay } from '../../queries/operator.ts';

const identityLabels = {
  DONE: msg({ message: 'Identified', comment: 'The identity of a member was checked' }),
  NEEDED: msg({ message: 'Not identified', comment: 'The identity of a member was not checked' }),
  IN_REVIEW: msg({ message: 'Identity in review', comment: 'The identity of a member is being checked' }),
  EXPIRED: msg({ message: 'Document run out', comment: 'The document of a checked identity is no longer valid' }),
} satisfies Labels<string>;

/** Who wants the money: state, what was ever paid in and out, and the withdrawals before. */
export function MemberFacts({ review: { member, order } }: { readonly review: WithdrawalReview }) {
  const { t } = useLingui();
  const label = useLabel();
  const { code } = useLanguage();
  const [mayMember, mayNotes] = [useMay('getMember'), useMay('listMemberNotes')];
  const money = (amount: string) => <Money amount={amount} currency={order.currency} />;
  const lifetime = t({ message: 'Lifetime', comment: 'What a member has ever paid in and out' });
  const name = <bdi>{member.username}</bdi>;
  const isKnown = member.identity === 'DONE';
  const identityIcon = isKnown ? IdCard : member.identity === 'IN_REVIEW' ? Clock : TriangleAlert;
  return (
    <Card>
      <Stack gap={4}>
        <Inline gap={3} isWrapping={false}>
          <Avatar name={member.username} />
          <Stack gap={1}>
            <Heading level={2} size="subtitle">
              {mayMember ? <Link href={`/members?member=${member.id}`}>{name}</Link> : name}
            </Heading>
            <Text size="small" tone="muted">
              <bdi>VIP {formatNumber(member.vipRank, code)}</bdi> ·{' '}
              <Trans comment="Day on which a member has registered">
                since <DateTime value={member.registeredAt} show="date" />
              </Trans>
            </Text>
          </Stack>
        </Inline>
        <Inline gap={2}>
          <Tag tone={isKnown ? 'positive' : 'accent'} icon={identityIcon}>
            {label(identityLabels, member.identity)}
          </Tag>
          {member.hasLimits && <Tag icon={HeartHandshake}>{t`Limits set`}</Tag>}
        </Inline>
        <Stack gap={2}>
          <Heading level={3}>{lifetime}</Heading>
          <DescriptionList
            label={lifetime}
            items={[
              { key: 'deposits', label: t`Deposits`, value: money(member.deposits) },
              { key: 'withdrawals', label: t`Withdrawals`, value: money(member.withdrawals) },
              { key: 'net', label: t`Net deposits`, value: money(member.net) },
              ...(member.upline ? [{ key: 'upline', label: t`Upline`, value: <bdi>{member.upline}</bdi> }] : []),
              { key: 'orders', label: t`Orders`, value: formatNumber(member.orders, code) },
              { key: 'disputed', label: t`Disputed payments`, value: formatNumber(member.disputed, code) },
            ]}
          />
        </Stack>
        {member.last.length > 0 && (
          <Stack gap={2}>
            <Heading level={3}>{t`Last withdrawals`}</Heading>
            <Stack as="ul" gap={2}>
              {member.last.map((one) => (
                <li key={one.orderNo}>
                  <Inline justify="space-between">
                    <DateTime value={one.createdAt} show="date" length="short" />
                    {money(one.amount)}
                    <Tag {...lookIn(withdrawalTones, one.state)}>{label(stateLabels, one.state)}</Tag>
                  </Inline>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {mayNotes && (
          <Stack gap={2}>
            <Heading level={3}>
              {t({ message: 'Notes', comment: 'Heading: what operators have noted about a member' })}
            </Heading>
            <MemberNotes id={member.id} />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
