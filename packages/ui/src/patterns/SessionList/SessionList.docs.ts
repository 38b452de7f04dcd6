import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'Where the account is logged in, and the way to end it there.',
  useWhen: ['The security page.'],
  avoidWhen: ['Past log-ins: take a `LoginHistory`.'],
  anatomy: ['Devices with place and last use', 'Button for each other device, and for all others'],
  dos: ['Put the current one first.', 'Ask for step-up where the server does.'],
  donts: ['Do not show full addresses.', 'Do not let this device be ended here.'],
  example: 'Default',
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter, Space', 'Ends the session'],
  ],
  accessibility: ['Each button names its device; while one is ended nothing else can be pressed.'],
  content: ['Devices are browser and system: "Chrome on Windows".'],
};
