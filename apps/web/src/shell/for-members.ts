import { MemberEnd } from './MemberEnd.tsx';
import { agentGroup, leaveGroup, memberItems } from './member-menu.ts';
import { UnreadMark } from './UnreadMark.tsx';

/** What the shell has for members alone. */
export const forMembers = { MemberEnd, UnreadMark, agentGroup, leaveGroup, memberItems } as const;
