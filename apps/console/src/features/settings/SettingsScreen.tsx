import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listSettingsOptions } from '@mekong/api-client/admin/queries/listSettings';
import type { SettingSection } from '@mekong/api-client/admin/types';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Link } from '@mekong/ui/Link';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { IgnoredFilters } from '../../parts/IgnoredFilters.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { useFilters } from '../../parts/use-filters.ts';
import { SettingView } from './SettingView.tsx';

const groupLabels = {
  availability: msg({ message: 'Availability', comment: 'Group of settings: maintenance' }),
  features: msg({ message: 'Features', context: 'settings', comment: 'Group of settings: what the site offers' }),
  registration: msg({ message: 'Registration', context: 'settings', comment: 'Group of settings' }),
  security: msg({ message: 'Security', comment: 'Group of settings' }),
  region: msg({ message: 'Region and domains', comment: 'Group of settings' }),
  site: msg({ message: 'Site', comment: 'Group of settings: name, languages, pictures' }),
} satisfies Labels<SettingSection['group'] & string>;

/** What the merchant decides: all settings in groups, or the one that the address names. */
export function SettingsScreen() {
  const { t } = useLingui();
  const query = useQuery(listSettingsOptions());
  const [{ key }, ignored] = useFilters({ key: query.data?.sections.map((section) => section.key) });
  const chosen = query.data?.sections.find((section) => section.key === key);
  if (chosen) return <SettingView key={chosen.key} section={chosen} />;
  return (
    <>
      <PageHeader title={t`Settings`} text={t`A change holds everywhere within ten seconds.`} />
      <IgnoredFilters ignored={ignored} />
      <Loaded query={query}>{({ sections }) => <Groups sections={sections} />}</Loaded>
    </>
  );
}

function Groups({ sections }: { readonly sections: readonly SettingSection[] }) {
  const label = useLabel();
  const groups = [...new Set(sections.map(({ group }) => group))];
  return groups.map((group) => (
    <Section key={group} title={label(groupLabels, group)}>
      <Grid column="panel" as="ul">
        {sections
          .filter((section) => section.group === group)
          .map(({ key, title, fields }) => (
            <Card key={key} as="li">
              <Link href={`/settings?key=${key}`}>{title}</Link>
              <Text as="div" size="small" tone="muted" maxLines={2}>
                {fields.map((field) => field.label).join(', ')}
              </Text>
            </Card>
          ))}
      </Grid>
    </Section>
  ));
}
