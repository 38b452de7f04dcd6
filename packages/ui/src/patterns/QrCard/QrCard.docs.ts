import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A code for the camera of a phone, what it is for, and the same address as a link.',
  useWhen: ['App downloads, invitations of agents.'],
  avoidWhen: ['The code alone: take a `QrCode`.'],
  anatomy: ['Code', 'Name and text', 'Link, and a button that saves the picture'],
  dos: ['Give `fileName` where the picture is worth keeping.', 'Load it on intent.'],
  donts: ['Do not show it without the link.', 'Do not make it smaller than 130 px.'],
  keyboard: [
    ['Tab', 'Moves to the link and the button'],
    ['Enter', 'Follows the link, or saves the picture'],
  ],
  accessibility: ['The code is an image named by what it is for; a picture that could not be saved is announced.'],
  content: ['The name says what the phone gets: "iPhone and iPad".'],
};
