import { MemberEnd } from './MemberEnd.tsx';
import { agentGroup, leaveGroup, memberItems } from './member-menu.ts';

/** What the shell has for members alone. */
export const forMembers = { MemberEnd, agentGroup, leaveGroup, memberItems } as const;
