import type { LaunchResult, RoomPage } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn, Visitor } from '../../contract/actor.ts';
import { languageChain } from '../../contract/language-chain.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { memberBalance, vendorBalance } from '../../ledger/balance.ts';
import type { Display } from '../games/cards.port.ts';
import type { Launch } from '../games/launch.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createWalletRule } from '../system/wallet-rule.port.ts';
import { roomCard, roomChoices, roomUntil } from './cards.ts';
import { findRoom, listRoomChoices, listRooms, type RoomFilter, type RoomRow } from './rooms.repository.ts';
import { holdSeat, keepSeat, releaseSeat } from './seats.repository.ts';

export interface RoomQuery extends Omit<RoomFilter, 'currency' | 'vendors' | 'languages' | 'offset' | 'limit'> {
  /** Vendor codes, comma separated. */
  vendor: string | undefined;
  page: number;
  pageSize: number;
}

export interface RoomOrder {
  roomId: string;
  /** Look on: no seat, no buy-in. */
  isWatching: boolean;
  language: LanguageCode;
}

export interface RoomsDeps {
  db: Executor;
  settings: Settings;
  launch: Launch;
  now: () => Date;
}

/** Rooms of players against players and live tables: the list, and a seat in one. */
export function createRooms({ db, settings, launch, now }: RoomsDeps) {
  const playsAtVendor = createWalletRule(settings);
  const displayFor = async (actor: SignedIn | Visitor, language: LanguageCode): Promise<Display> => {
    const { merchant } = await settings.current();
    const currency = actor.role === 'visitor' ? merchant.currency : actor.currency;
    return { language, merchantLanguages: merchant.languages, currency };
  };

  /** @throws Fault WALLET_INSUFFICIENT when the balance does not reach the smallest buy-in, or the smallest bet */
  const assertFunds = async (actor: SignedIn, room: RoomRow): Promise<void> => {
    const least = BigInt(room.minBuyIn ?? room.minBet ?? 0);
    const { memberId, currency } = actor;
    const { playable } = (await playsAtVendor(currency))
      ? await vendorBalance(db, memberId, currency, room.vendorCode)
      : await memberBalance(db, memberId, currency);
    if (playable < least) throw new Fault('WALLET_INSUFFICIENT');
  };

  /** Opens the room's game by the way of all launches; the address says which room, and who only looks on. */
  const open = async (actor: SignedIn, room: RoomRow, { isWatching, language }: RoomOrder): Promise<LaunchResult> => {
    const { nodeId, vendorCode: vendor, gameId, roomId } = room;
    const result = await launch.launch(actor, { nodeId, vendor, gameId, roomId: undefined, language });
    const seated = (address: string | undefined): string | undefined => {
      if (address === undefined) return undefined;
      const url = new URL(address);
      url.searchParams.set('room', roomId);
      if (isWatching) url.searchParams.set('watch', '1');
      return url.href;
    };
    const [first, second] = [seated(result.game_url), seated(result.game_url2)];
    return {
      ...result,
      ...(first && { game_url: first, content: { game_url: first } }),
      ...(second && { game_url2: second }),
    };
  };

  return {
    /** One page of rooms in the currency of the reader, and what they can be filtered by. */
    async list(query: RoomQuery, actor: SignedIn | Visitor, language: LanguageCode): Promise<RoomPage> {
      const display = await displayFor(actor, language);
      const { vendor, page, pageSize, ...filter } = query;
      const { rows, total } = await listRooms(db, {
        ...filter,
        currency: display.currency,
        vendors: vendor?.split(','),
        languages: languageChain(language),
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return {
        content: rows.map((row) => roomCard(row, display, now())),
        choices: roomChoices(await listRoomChoices(db, query.kind, display.currency), display),
        page,
        pageSize,
        totalElements: total,
        totalPages: Math.ceil(total / pageSize),
      };
    },

    /**
     * Takes a seat and opens the game at it.
     *
     * @throws Fault GAME_NOT_FOUND, GAME_REGION (another currency), GAME_MAINTENANCE (under maintenance, or closed at this hour),
     * WALLET_INSUFFICIENT, LIMIT_REACHED with kind `seats`
     */
    async enter(actor: SignedIn, order: RoomOrder): Promise<LaunchResult> {
      const room = await findRoom(db, order.roomId);
      if (!room) throw new Fault('GAME_NOT_FOUND');
      if (room.currency !== actor.currency) throw new Fault('GAME_REGION');
      if (room.status === 'MAINTENANCE' || room.status === 'CLOSED')
        throw await launch.underMaintenance(actor, order.language, {
          ...room,
          maintenanceUntil: roomUntil(room, now()),
        });
      if (order.isWatching) return open(actor, room, order);
      await assertFunds(actor, room);
      const seat = await holdSeat(db, room.roomId, actor.memberId);
      if (!seat) throw new Fault('LIMIT_REACHED', { params: { kind: 'seats' } });
      try {
        const result = await open(actor, room, order);
        await keepSeat(db, seat, result.gameSessionId);
        return result;
      } catch (error) {
        await releaseSeat(db, seat);
        throw error;
      }
    },
  };
}

export type Rooms = ReturnType<typeof createRooms>;
