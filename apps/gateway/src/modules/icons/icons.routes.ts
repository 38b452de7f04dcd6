import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Icons } from './icons.service.ts';

export const iconsRoutes = (icons: Icons): SomeHandlers<'getMemberIcons' | 'chooseMemberIcon'> => ({
  getMemberIcons: ({ actor }) => icons.list(actor),
  chooseMemberIcon: ({ actor, body }) => icons.choose(actor, body.icon),
});
