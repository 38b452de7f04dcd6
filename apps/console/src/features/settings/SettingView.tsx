import { useLingui } from '@lingui/react/macro';
import type { SettingSection } from '@mekong/api-client/admin/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tabs } from '@mekong/ui/Tabs';
import { ArrowLeft } from 'lucide';
import { useAddress } from '../../state/address.ts';
import { SettingForm } from './SettingForm.tsx';
import { SettingHistory } from './SettingHistory.tsx';

/** One setting: its form, and what was changed in it before. */
export function SettingView({ section }: { readonly section: SettingSection }) {
  const { t } = useLingui();
  const [{ tab }, say] = useAddress();
  const value = tab === 'history' ? 'history' : 'form';
  return (
    <>
      <PageHeader
        title={section.title}
        text={section.note}
        actions={
          <ButtonLink href="/settings" icon={ArrowLeft}>
            {t`All settings`}
          </ButtonLink>
        }
      />
      <Tabs
        label={section.title}
        value={value}
        onValueChange={(next) => say({ tab: next })}
        tabs={[
          { value: 'form', label: t({ message: 'Values', comment: 'Tab with the values of a setting' }) },
          { value: 'history', label: t`History` },
        ]}
      >
        {value === 'history' ? <SettingHistory section={section} /> : <SettingForm section={section} />}
      </Tabs>
    </>
  );
}
