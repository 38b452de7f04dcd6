import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InboxKind, InboxMessage } from '@mekong/api-client/types';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Bell, Gift, ShieldAlert } from 'lucide';

/** Words and glyphs of the kinds. */
export const messageLooks: Record<InboxKind, { readonly label: MessageDescriptor; readonly glyph: IconGlyph }> = {
  SYSTEM: {
    label: msg({ message: 'System', context: 'messages', comment: 'Kind of messages: about orders and the account' }),
    glyph: Bell,
  },
  PROMOTION: {
    label: msg({ message: 'Promotions', context: 'messages', comment: 'Kind of messages: about offers' }),
    glyph: Gift,
  },
  SECURITY: {
    label: msg({
      message: 'Security',
      context: 'messages',
      comment: 'Kind of messages: who gets into the account, and how',
    }),
    glyph: ShieldAlert,
  },
};

/** What the link of a message to a page says. */
const linkLabels: Readonly<Record<string, MessageDescriptor>> = {
  depositv2: msg({ message: 'Open the deposit', comment: 'Link of a message' }),
  withdraw: msg({ message: 'Open the withdrawal', comment: 'Link of a message' }),
  confirmations: msg({ message: 'Say whether it has arrived', comment: 'Link of a message about a withdrawal' }),
  transferUpline: msg({ message: 'Open the transfer', comment: 'Link of a message' }),
  contracts: msg({ message: 'Open contracts', comment: 'Link of a message' }),
  agentRevenueReport: msg({ message: 'Open the bill', comment: 'Link of a message' }),
  agentCreditReport: msg({ message: 'Open the credit report', comment: 'Link of a message' }),
  downlineManagmentView: msg({ message: 'Open the team', comment: 'Link of a message' }),
  safer: msg({ message: 'See my limits and breaks', comment: 'Link of a message' }),
  privacy: msg({ message: 'Download the copy', comment: 'Link of a message about a copy of the own data' }),
  transactionHistory: msg({ message: 'Open the account record', comment: 'Link of a message' }),
  joinApply: msg`Your application`,
  securityCenter: msg({ message: 'Check your account', comment: 'Link of a message about security' }),
};

/** Where a message leads, and the words of the link; undefined for a page that this site does not know. */
export function messageLink(link: InboxMessage['link']): { href: string; label: MessageDescriptor } | undefined {
  const label = link && linkLabels[link.page];
  if (!label) return undefined;
  const { page, order } = link;
  if (page === 'joinApply') return { href: '/join/apply', label };
  if (page === 'contracts') return { href: '/agentHome?page=contracts', label };
  if (page === 'downlineManagmentView') return { href: '/agentHome?page=downlineManagmentView', label };
  if (page === 'agentCreditReport') return { href: '/agentHome?page=agentCreditReport', label };
  // only agents get messages about bills
  if (page === 'agentRevenueReport')
    return { href: `/agentHome?page=agentRevenueReport${order === undefined ? '' : `&bill=${order}`}`, label };
  return { href: `/member?page=${page}${order === undefined ? '' : `&order=${order}`}`, label };
}
