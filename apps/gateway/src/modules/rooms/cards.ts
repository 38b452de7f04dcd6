import type { Room, RoomChoices } from '@mekong/api-client/contract/types';
import { type LanguageCode, toLanguageCode } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Display, vendorName } from '../games/cards.port.ts';
import { nextAt } from './hours.ts';
import type { RoomChoice, RoomRow } from './rooms.repository.ts';

const AMOUNTS = ['smallBlind', 'bigBlind', 'ante', 'minBuyIn', 'maxBuyIn', 'minBet', 'maxBet'] as const;

/** Amounts that the room has. */
function amountsOf(row: RoomRow): Pick<Room, (typeof AMOUNTS)[number]> {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) => {
      const amount = row[name];
      return amount === null ? [] : [[name, formatMoney(BigInt(amount))]];
    }),
  );
}

/** When a room under maintenance is expected back, or a closed one opens. */
export function roomUntil(row: RoomRow, now: Date): Date | undefined {
  if (row.status === 'CLOSED' && row.opensAt) return nextAt(row.opensAt, now);
  const until = row.status === 'MAINTENANCE' ? row.maintenanceUntil : null;
  return until && until > now ? until : undefined;
}

/** A room as one reader sees it at a moment. */
export function roomCard(row: RoomRow, display: Display, now: Date): Room {
  const until = roomUntil(row, now);
  const tableLanguage = toLanguageCode(row.tableLanguage);
  const isEntered = row.status === 'OPEN' || row.status === 'FULL';
  return {
    roomId: row.roomId,
    kind: row.kind,
    name: textIn(row.names ?? row.gameNames, display.language),
    game: {
      nodeId: row.nodeId,
      gameId: row.gameId,
      name: textIn(row.gameNames, display.language),
      vassalage: row.vendorCode,
      vendorName: vendorName(row.vendorCode, row.vendorNames, display),
      image: row.image,
    },
    stake: row.stake,
    ...amountsOf(row),
    currency: row.currency,
    seatsTaken: row.taken,
    ...(row.seats === null ? {} : { seatsMax: row.seats }),
    status: row.status,
    ...(row.isPlanned ? { planned: true } : {}),
    ...(until ? { until: until.toISOString() } : {}),
    ...(isEntered && row.closesAt ? { closesAt: nextAt(row.closesAt, now).toISOString() } : {}),
    ...(tableLanguage ? { tableLanguage } : {}),
    ...(row.dealer ? { dealer: row.dealer } : {}),
  };
}

/** Each game, vendor and language once, in the order of the rooms. */
export function roomChoices(rows: readonly RoomChoice[], display: Display): RoomChoices {
  const games = new Map(rows.map((row) => [row.nodeId, textIn(row.gameNames, display.language)]));
  const vendors = new Map(
    rows.map((row) => [row.vendorCode, vendorName(row.vendorCode, row.vendorNames, display)] as const),
  );
  const languages = new Set(rows.map(({ tableLanguage }) => toLanguageCode(tableLanguage)));
  return {
    games: [...games].map(([nodeId, name]) => ({ nodeId, name })),
    vendors: [...vendors].map(([vassalage, name]) => ({ vassalage, name })),
    tableLanguages: [...languages].filter((code): code is LanguageCode => code !== undefined),
  };
}
