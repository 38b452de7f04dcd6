import {
  ArrowUp,
  ArrowUpRight,
  ChartColumn,
  Gift,
  Mail,
  Plus,
  ReceiptText,
  ScrollText,
  Shield,
  Target,
  Trophy,
  UserPlus,
  Wallet,
} from 'lucide';
import type { MemberCentreItem } from './MemberCentre.tsx';

const page = (
  key: string,
  label: string,
  glyph: MemberCentreItem['glyph'],
  more: Partial<MemberCentreItem> = {},
): MemberCentreItem => ({ key, label, glyph, href: `/member?page=${key}`, ...more });

/** Every page in the order of the specification. */
export const memberCentreFixtures: readonly MemberCentreItem[] = [
  page('securityCenter', 'My account', Shield),
  page('transferFund', 'My wallet', Wallet),
  page('depositv2', 'Deposit', Plus),
  page('withdraw', 'Withdraw', ArrowUp),
  page('transferUpline', 'Transfer to upline', ArrowUpRight),
  page('personalHistoryCopy', 'Betting record', ScrollText, { isCurrent: true }),
  page('transactionHistory', 'Account record', ReceiptText),
  page('personalProfit', 'Personal loss', ChartColumn),
  page('bonusDetails', 'Bonus details', Gift),
  page('rewardCenter', 'Reward centre', Trophy),
  page('referral', 'Invite friends', UserPlus),
  page('missionLeaderboard', 'Missions', Target, { badge: { count: 2, label: '2 missions to claim' } }),
  page('messageV2', 'Messages', Mail, { badge: { count: 5, label: '5 unread messages' } }),
];
