import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { announcementFixtures } from './AnnouncementModal.fixtures.ts';
import { AnnouncementModal } from './AnnouncementModal.tsx';

const cut = announcementFixtures(3).map((item) => ({ ...item, title: `${item.title.slice(0, 8)}…` }));

function Cut() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>News</Button>
      <AnnouncementModal open={open} onOpenChange={setOpen} announcements={cut} />
    </>
  );
}

export const examples: PartExamples = { Dont: () => <Cut /> };
