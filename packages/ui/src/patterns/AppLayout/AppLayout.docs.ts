import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'The frame of every page: header, side menu, content, footer, and a way past the navigation.',
  useWhen: ['Every page of the site.'],
  avoidWhen: ['A game or a framed page that fills the screen.'],
  anatomy: [
    'Link that skips to the content',
    'Header',
    'Side menu, as a column or a sheet',
    'Main landmark',
    'Footer',
    '`BottomBar` on small screens',
  ],
  dos: ['Hand over blocks under each other as children.', 'Use a `SideMenu` as the column and as the sheet.'],
  donts: ['Do not fix further bars to the screen.', 'Do not add a second `main`.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'The first stop is "Skip to content"'],
    ['Enter', 'On it: leads past the navigation'],
  ],
  accessibility: ['One header, one main and one footer landmark.', 'Room is kept free below the bar at the thumb.'],
  content: ['It has no text of its own but the skip link.'],
};
