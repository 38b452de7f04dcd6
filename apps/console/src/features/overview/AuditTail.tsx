import { useLingui } from '@lingui/react/macro';
import { listAuditOptions } from '@mekong/api-client/admin/queries/listAudit';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { actionLabels } from '../../parts/action-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { useLabel } from '../../parts/labels.ts';
import { useAuditWords } from '../../parts/use-audit-words.ts';

/** The newest entries of the audit trail. */
export function AuditTail() {
  const { t } = useLingui();
  const label = useLabel();
  const query = useQuery(listAuditOptions({ query: { pageSize: 6 } }));
  const words = useAuditWords(query.data?.content ?? []);
  return (
    <Section title={t`Audit trail`} seeAllHref="/audit">
      <Card>
        <Loaded query={query}>
          {({ content }) => (
            <Stack as="ul" gap={3}>
              {content.length === 0 && <li>{t`Nothing has been done yet.`}</li>}
              {content.map(({ id, at, actor, role, action, ...about }) => (
                <li key={id}>
                  <Text as="div" size="small" weight="semibold">
                    <bdi>{label(actionLabels, action)}</bdi>
                  </Text>
                  {about.object && (
                    <Text as="div" size="small">
                      <bdi>{words.objectOf(about)}</bdi>
                    </Text>
                  )}
                  <Text as="div" size="small" tone="muted" isTabular>
                    <DateTime value={at} show="time" hasSeconds /> · <bdi>{actor ?? words.roleOf(role)}</bdi>
                  </Text>
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
      </Card>
    </Section>
  );
}
