import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Slides of which one is shown.',
  useWhen: ['A few pictures of equal weight at the head of a page.'],
  avoidWhen: ['All of it must be read: set it below each other.', 'Banners of the merchant: take `BannerCarousel`.'],
  anatomy: [
    'Row that snaps, moved by finger, wheel or buttons',
    'Buttons for the slide before and after',
    'A dot for each slide',
    'Pause button, when it turns by itself',
  ],
  dos: ['Give every slide a label.', 'Let it turn only where what is missed is not needed.'],
  donts: ['Do not put forms into slides.', 'Do not turn it faster than people read.'],
  keyboard: [
    ['Tab', 'Moves through the buttons and what stands in the slide shown'],
    ['Enter, Space', 'Presses the button'],
  ],
  accessibility: [
    'The carousel pattern of the ARIA Authoring Practices: slides are named groups, and those out of sight cannot be reached.',
    'It stops for good when the keyboard focus comes, waits under the mouse, and never turns under reduced motion.',
  ],
  content: ['Labels of slides are their titles.'],
};
