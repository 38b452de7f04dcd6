import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A text for the camera of a phone.',
  useWhen: ['App download, a payment, the key of an authenticator.'],
  avoidWhen: ['A code with a name and a link: take a `QrCard`.'],
  anatomy: ['White margin', 'Code'],
  dos: [
    'Give the same address as a link: who reads the page on the phone cannot scan it.',
    'Keep the margin at the width of four squares.',
  ],
  donts: [
    'Do not put a long text into it: beyond about 1,000 characters no camera reads it.',
    'Do not put it on a tinted ground: it stays dark on white in every theme.',
  ],
  keyboard: [],
  accessibility: ['It is an image with its label as name.'],
  content: ['The label says what scanning does: "Download the Android app".'],
};
