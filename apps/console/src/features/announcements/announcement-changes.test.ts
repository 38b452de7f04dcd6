import { expect, test } from 'vitest';
import { changesTo } from './announcement-changes.ts';

const text = { language: 'EN' as const, title: 'Cables', content: 'New ones.', alt: '', hasFormat: false };
const now = { id: '1', type: 'PL', version: 'v', image: '/promotion.webp', texts: [text] };

test('a draft that says the same changes nothing, and leaves the picture of a promotion alone', () => {
  const { language, title, content } = text;
  expect(changesTo(now, { version: 'v', texts: [{ language, title, content }] })).toEqual([]);
});

test('a draft names its changes by field, those of texts by language too', () => {
  const draft = {
    version: 'v',
    audience: 'A' as const,
    endsAt: '2026-12-01T12:00:00.000Z',
    texts: [{ language: 'EN' as const, title: 'Cables', content: 'Newer ones.' }],
  };
  const stored = { ...now, texts: [text, { ...text, language: 'KM' as const, title: 'ខ្សែ', content: 'ថ្មី' }] };
  expect(changesTo(stored, draft)).toEqual([
    { field: 'audience', before: '', after: 'A' },
    { field: 'endsAt', before: '', after: '2026-12-01T12:00:00.000Z' },
    { field: 'content', language: 'EN', before: 'New ones.', after: 'Newer ones.' },
    { field: 'title', language: 'KM', before: 'ខ្សែ', after: '' },
    { field: 'content', language: 'KM', before: 'ថ្មី', after: '' },
  ]);
});
