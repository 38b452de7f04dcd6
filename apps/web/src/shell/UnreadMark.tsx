import { AppHeaderMark } from '@mekong/ui/patterns/AppHeaderMark';
import { useUnreadBadge } from '../queries/inbox.ts';

/** How many messages wait for the member, on the corner of the picture or the glyph that leads to them. */
export function UnreadMark() {
  const badge = useUnreadBadge();
  return badge ? <AppHeaderMark {...badge} /> : null;
}
