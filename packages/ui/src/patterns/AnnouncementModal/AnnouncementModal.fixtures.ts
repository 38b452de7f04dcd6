import type { AnnouncementItem } from './AnnouncementModal.tsx';

const titles = [
  'Water Festival schedule',
  'New: Lotus Fortune, provably fair',
  'Play safely: set your limits',
  'Planned maintenance on Sunday morning',
];

/** So many announcements, the newest first. */
export const announcementFixtures = (count: number): AnnouncementItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${index + 1}`,
    title: `${index + 1}. ${titles[index % titles.length]}`,
    content: `<p>From 22 to 24 November the river is lit every evening.</p><ul><li>Boats at 18:00.</li><li>Number ${index + 1}.</li></ul>`,
    publishedAt: `2026-11-${String(20 - index).padStart(2, '0')}T03:00:00.000Z`,
  }));
