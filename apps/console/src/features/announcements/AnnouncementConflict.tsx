import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { languageOf } from '@mekong/i18n/registry';
import { Alert } from '@mekong/ui/Alert';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ChangeTable } from '../../parts/ChangeTable.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';
import type { ChangedField, changesTo } from './announcement-changes.ts';
import { audienceLabels } from './announcement-labels.ts';

const fieldLabels = {
  audience: msg`Shown to`,
  link: msg`Page it leads to`,
  startsAt: msg`Shown from`,
  endsAt: msg`Shown until`,
  image: msg`Picture`,
  imageMobile: msg`Picture for phones`,
  title: msg`Title`,
  content: msg`Text`,
  alt: msg`What the picture shows`,
  reward: msg`Reward`,
} satisfies Labels<ChangedField>;

/** What publishing would change of an announcement that somebody else has saved meanwhile. */
export function AnnouncementConflict({ changes }: { readonly changes: ReturnType<typeof changesTo> }) {
  const { t } = useLingui();
  const label = useLabel();
  const rows = changes.map(({ field, language, before, after }) => ({
    label: [label(fieldLabels, field), language && languageOf(language).nativeName].filter(Boolean).join(' · '),
    before: field === 'audience' ? label(audienceLabels, before || 'all') : before,
    after: field === 'audience' ? label(audienceLabels, after || 'all') : after,
  }));
  return (
    <Stack gap={3}>
      <Alert
        title={t`Somebody else has changed this announcement meanwhile`}
        description={t`This is the difference to what holds now; publishing replaces it.`}
      />
      {rows.length > 0 ? <ChangeTable changes={rows} /> : <Text>{t`These values hold already.`}</Text>}
    </Stack>
  );
}
