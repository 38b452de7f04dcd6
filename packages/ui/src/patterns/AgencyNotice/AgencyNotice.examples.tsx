import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { announcementFixtures } from '../AnnouncementModal/AnnouncementModal.fixtures.ts';
import type { AnnouncementItem } from '../AnnouncementModal/AnnouncementModal.tsx';
import { AgencyNotice } from './AgencyNotice.tsx';

const advertisement: AnnouncementItem = {
  id: 'bonus',
  title: '128% on the next deposit of your members',
  content: '<p>Only until Sunday.</p>',
  publishedAt: '2026-11-20T03:00:00.000Z',
};

function Example({ notices }: { readonly notices: readonly AnnouncementItem[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{notices[0]?.title}</Button>
      <AgencyNotice open={open} onOpenChange={setOpen} notices={notices} onAcknowledge={() => setOpen(false)} />
    </>
  );
}

export const examples: PartExamples = {
  Do: () => <Example notices={announcementFixtures(2)} />,
  Dont: () => <Example notices={[advertisement]} />,
};
