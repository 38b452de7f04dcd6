import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Tabs } from '@mekong/ui/Tabs';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useMay } from '../../queries/operator.ts';
import { useAddress } from '../../state/address.ts';
import { AnnouncementDialog } from './AnnouncementDialog.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import { BannerList } from './BannerList.tsx';

/** What members are told: announcements of every kind, and the banners of the home page. */
export function AnnouncementsScreen() {
  const { t } = useLingui();
  const [{ tab }, say] = useAddress();
  const mayWrite = useMay('makeAnnouncement');
  const [writing, write] = useState<string>();
  const value = tab === 'banners' ? 'banners' : 'announcements';
  return (
    <>
      <PageHeader
        title={t`Announcements`}
        text={t`What members are told, in every language of the site.`}
        actions={
          mayWrite &&
          (value === 'banners' ? (
            <Button variant="primary" icon={Plus} onClick={() => write('B')}>
              {t`New banner`}
            </Button>
          ) : (
            <Button variant="primary" icon={Plus} onClick={() => write('PL')}>
              {t`New announcement`}
            </Button>
          ))
        }
      />
      <Tabs
        label={t`Announcements`}
        value={value}
        onValueChange={(next) => say({ tab: next, state: undefined, type: undefined })}
        tabs={[
          { value: 'announcements', label: t`All kinds` },
          { value: 'banners', label: t`Banners` },
        ]}
      >
        {value === 'banners' ? <BannerList /> : <AnnouncementList />}
      </Tabs>
      {writing && <AnnouncementDialog type={writing} onClose={() => write(undefined)} />}
    </>
  );
}
