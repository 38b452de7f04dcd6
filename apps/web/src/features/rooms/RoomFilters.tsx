import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { languageOf, toLanguageCode } from '@mekong/i18n/registry';
import { Button } from '@mekong/ui/Button';
import { Chip } from '@mekong/ui/Chip';
import { Inline } from '@mekong/ui/Inline';
import { Select, type SelectOption } from '@mekong/ui/Select';
import { Text } from '@mekong/ui/Text';
import { stakeLabels } from './room-labels.ts';
import { isNarrowed, type RoomsSearch, roomStakes } from './rooms-search.ts';
import { kindOf, type Rooms, type RoomsAddress, type RoomsPage } from './use-rooms.ts';

interface RoomFiltersProps {
  readonly page: RoomsPage;
  readonly search: RoomsSearch;
  readonly rooms: Rooms;
  readonly address: RoomsAddress;
}

const all = 'all';

/** What narrows the rooms, and how many are left. Read aloud only when their number changes. */
export function RoomFilters({ page, search, rooms, address }: RoomFiltersProps) {
  const { t, i18n } = useLingui();
  const isLive = kindOf(page) === 'LIVE';
  const { choices, totalElements } = rooms.data ?? {};
  /** A value of the address that is in no list is still what the list is narrowed by. */
  const chosen = (options: readonly SelectOption<string>[], value: string | undefined): string =>
    options.some((option) => option.value === value) ? (value ?? all) : all;

  const games = [
    { value: all, label: t`All games` },
    ...(choices?.games ?? []).map(({ nodeId, name }) => ({ value: String(nodeId), label: name })),
  ];
  const vendors = [
    { value: all, label: t`All providers` },
    ...(choices?.vendors ?? []).map(({ vassalage, name }) => ({ value: vassalage, label: name })),
  ];
  const languages = [
    { value: all, label: t({ message: 'All languages', comment: 'Filter of live tables by what the dealer speaks' }) },
    ...(choices?.tableLanguages ?? []).map((code) => ({ value: code as string, label: languageOf(code).nativeName })),
  ];
  const stakes = [
    { value: all, label: t`All stakes` },
    ...roomStakes.map((stake) => ({ value: stake as string, label: i18n._(stakeLabels[stake]) })),
  ];
  return (
    <Inline gap={3}>
      {!isLive && (
        <Select
          variant="filter"
          label={t`Game`}
          options={games}
          value={chosen(games, search.game === undefined ? undefined : String(search.game))}
          onValueChange={(value) => address.narrow({ game: value === all ? undefined : Number(value) })}
        />
      )}
      {vendors.length > 2 && (
        <Select
          variant="filter"
          label={t`Provider`}
          options={vendors}
          value={chosen(vendors, search.vendor)}
          onValueChange={(value) => address.narrow({ vendor: value === all ? undefined : value })}
        />
      )}
      {isLive && (
        <Select
          variant="filter"
          label={t({ message: 'Language', comment: 'Language that a dealer speaks' })}
          options={languages}
          value={chosen(languages, search.speaks)}
          onValueChange={(value) => address.narrow({ speaks: toLanguageCode(value) })}
        />
      )}
      <Select
        variant="filter"
        label={t({ message: 'Stakes', comment: 'How much is played for' })}
        options={stakes}
        value={chosen(stakes, search.stake)}
        onValueChange={(value) => address.narrow({ stake: roomStakes.find((stake) => stake === value) })}
      />
      <Chip
        isSelected={search.seat !== undefined}
        onClick={() => address.narrow({ seat: search.seat ? undefined : 'yes' })}
      >
        <Trans comment="Filter: rooms where a seat is free">Free seat</Trans>
      </Chip>
      <Chip
        isSelected={search.open !== undefined}
        onClick={() => address.narrow({ open: search.open ? undefined : 'yes' })}
      >
        <Trans comment="Filter: rooms that can be joined now">Open now</Trans>
      </Chip>
      <Text as="span" tone="muted">
        <span ref={address.count} tabIndex={-1} aria-live="polite">
          {totalElements !== undefined &&
            (isLive ? (
              <Plural value={totalElements} one="# table" other="# tables" />
            ) : (
              <Plural value={totalElements} one="# room" other="# rooms" />
            ))}
        </span>
      </Text>
      {isNarrowed(search) && (
        <Button variant="ghost" onClick={address.clear}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </Inline>
  );
}
