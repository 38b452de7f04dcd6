import type { PartExamples } from '../../part-docs.ts';
import { AnnouncementMarquee } from './AnnouncementMarquee.tsx';

export const examples: PartExamples = {
  Dont: () => (
    <AnnouncementMarquee
      announcements={[{ id: 'outage', title: 'Deposits are not booked at the moment' }]}
      onOpen={() => undefined}
    />
  ),
};
