import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '@mekong/ui/patterns/FilterChips';
import { kindOf, type RoomsPage } from './use-rooms.ts';

interface RoomsViewsProps {
  readonly page: RoomsPage;
  readonly current: 'rooms' | 'games';
}

/** The two halves of the page: rooms to sit down in, and the games that are played there. */
export function RoomsViews({ page, current }: RoomsViewsProps) {
  const { t } = useLingui();
  const rooms = kindOf(page) === 'LIVE' ? t({ message: 'Tables', comment: 'Live tables with a dealer' }) : t`Rooms`;
  return (
    <FilterChips
      variant="plain"
      label={t({ message: 'Show', comment: 'Name of a choice between a list of rooms and a list of games' })}
      chips={[
        { key: 'rooms', label: rooms, href: `${page}?view=rooms`, isSelected: current === 'rooms' },
        { key: 'games', label: t`Games`, href: `${page}?view=games`, isSelected: current === 'games' },
      ]}
    />
  );
}
