import { ArrowDownToLine, Gift, ShieldAlert } from 'lucide';
import type { MessageEntry } from './MessageList.tsx';

/** A new one of each kind, and an old one that was read. */
export const messageFixtures: readonly MessageEntry[] = [
  {
    id: '4',
    title: 'Log-in on a new device',
    text: 'Your account was opened on a new device (Chrome, Windows) on 26 Nov 2026, 16:02. If it was not you, change your password and contact customer service at once.',
    glyph: ShieldAlert,
    kind: 'Security',
    sentAt: '2026-11-26T09:02:00Z',
    isRead: false,
  },
  {
    id: '3',
    title: 'Your deposit has arrived',
    text: '៛50,000.00 of deposit D7K2M9QX is in your wallet.',
    glyph: ArrowDownToLine,
    kind: 'System',
    sentAt: '2026-11-26T08:40:00Z',
    isRead: false,
  },
  {
    id: '2',
    title: 'Twenty free spins for the water festival',
    text: 'They are in your reward centre until Sunday.',
    glyph: Gift,
    kind: 'Promotions',
    sentAt: '2026-11-24T02:00:00Z',
    isRead: true,
  },
];
