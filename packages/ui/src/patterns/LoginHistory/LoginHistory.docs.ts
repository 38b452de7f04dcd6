import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'When, where and how somebody logged in to the account, or tried to.',
  useWhen: ['The security page.'],
  avoidWhen: ['Where it is logged in now: take a `SessionList`.'],
  anatomy: ['Time, device, address, way, and whether it succeeded', 'Older ones below'],
  dos: ['Hand over addresses as the server masks them.', 'Say refused tries as plainly as successful ones.'],
  donts: ['Do not hide failed tries.', 'Do not guess places from addresses.'],
  keyboard: [
    ['Tab', 'Moves to the button for older ones'],
    ['Enter, Space', 'Shows older ones'],
  ],
  accessibility: ['A table to every reader; cards on small screens.'],
  content: ['Outcomes are words: "Logged in".'],
};
