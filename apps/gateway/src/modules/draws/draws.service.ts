import type {
  DrawIssue,
  DrawLobby,
  DrawPage,
  LotteryDetail,
  LotteryGroup,
  LottoArea,
  OpenedNumbers,
  PastDraw,
  Lottery as WireLottery,
} from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import { localDay, today } from '../../kernel/days.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Notifier } from '../../kernel/db/notify.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type LotteryState,
  listChains,
  listGaps,
  listLotteryGroups,
  listLotteryStates,
  listPastDraws,
  type PastRow,
  type PendingRow,
} from './draws.repository.ts';
import { drawsChanged } from './scheduler.ts';

/** A draw later than this after its time says so. */
const LATE_MS = 30_000;
/** How long a reading of all lotteries serves everybody; a draw ends it at once. */
const READING_MS = 1_000;
const HOUR_MS = 3_600_000;

interface DrawsDeps {
  db: Executor;
  notifier: Notifier;
  settings: Settings;
  /** Where the public values of draws can be read; none are mixed in without it. */
  beaconUrl?: string | undefined;
  /** @default the clock of the database */
  now?: ((db: Executor) => Date | Promise<Date>) | undefined;
}

export interface HistoryQuery {
  /** `2026-11-21` in the merchant time zone. */
  date: string | undefined;
  issue: string | undefined;
  page: number;
  pageSize: number;
}

/** What everybody may know of the draws. Seeds of draws that have not taken place are never read here. */
export async function createDraws({ db, notifier, settings, beaconUrl, now = databaseTime }: DrawsDeps) {
  let reading: { until: number; states: Promise<LotteryState[]> } | undefined;
  const forget = () => {
    reading = undefined;
  };
  const unsubscribe = await notifier.subscribe(drawsChanged, forget, forget);

  /** All lotteries as they stand; one reading serves all who ask within a second, never beyond the next draw. */
  const states = async (): Promise<LotteryState[]> => {
    const moment = (await now(db)).getTime();
    if (!reading || reading.until <= moment) {
      const started = { until: moment + READING_MS, states: listLotteryStates(db, new Date(moment)) };
      reading = started;
      started.states.then(
        (read) => {
          const nexts = read.flatMap(({ current }) => (current ? [current.drawsAt.getTime()] : []));
          started.until = Math.min(started.until, ...nexts);
        },
        () => {
          if (reading === started) forget();
        },
      );
    }
    return reading.states;
  };

  const timeZone = async () => (await settings.current()).merchant.timeZone;

  const find = async (gameCode: string): Promise<LotteryState> => {
    const found = (await states()).find(({ code }) => code === gameCode);
    if (!found) throw new Fault('GAME_NOT_FOUND');
    return found;
  };

  return {
    /** Groups of the lobby with their lotteries, for menus. */
    groups: () => listLotteryGroups(db),

    async lobby(area: LottoArea | undefined, language: LanguageCode): Promise<DrawLobby> {
      const groups = new Map<string, LotteryGroup>();
      for (const state of await states()) {
        if (area && state.area !== area) continue;
        const group = groups.get(state.groupCode) ?? {
          gameGroupCode: state.groupCode,
          labelName: textIn(state.groupNames, language),
          area: state.area,
          gameMenus: [],
        };
        group.gameMenus.push(wireLottery(state, language));
        groups.set(state.groupCode, group);
      }
      return { serverTime: (await now(db)).toISOString(), timeZone: await timeZone(), groups: [...groups.values()] };
    },

    /** Lotteries of an area as games, in the order of the lobby. */
    async gamesOf(area: LottoArea): Promise<Pick<LotteryState, 'code' | 'vendor' | 'nodeId' | 'isOpen'>[]> {
      return (await states()).filter((state) => state.area === area);
    },

    /** @throws Fault GAME_NOT_FOUND */
    async lottery(gameCode: string, language: LanguageCode): Promise<LotteryDetail> {
      const state = await find(gameCode);
      const chains = await listChains(db, state.id);
      const inUse = state.current?.chain;
      return {
        serverTime: (await now(db)).toISOString(),
        timeZone: await timeZone(),
        lottery: wireLottery(state, language),
        rule: state.rule,
        ...(beaconUrl ? { beaconUrl } : {}),
        chains: chains.map(({ createdAt, ...chain }) => ({
          ...chain,
          publishedAt: createdAt.toISOString(),
          isCurrent: chain.number === inUse,
        })),
      };
    },

    /** @throws Fault GAME_NOT_FOUND, VALIDATION_FAILED for a day that the calendar does not have */
    async history(gameCode: string, { date, issue, page, pageSize }: HistoryQuery): Promise<DrawPage> {
      const { id } = await find(gameCode);
      const zone = await timeZone();
      const between = date === undefined ? undefined : dayOf(date, zone);
      const { draws, total } = await listPastDraws(
        db,
        { lotteryId: id, between, issue },
        { offset: (page - 1) * pageSize, limit: pageSize },
      );
      return {
        gameCode,
        timeZone: zone,
        content: draws.map(wirePast),
        gaps: issue === undefined ? await listGaps(db, { lotteryId: id, between }) : [],
        page,
        pageSize,
        totalElements: total,
        totalPages: Math.ceil(total / pageSize),
      };
    },

    async opened(limit: number, area: LottoArea | undefined, language: LanguageCode): Promise<OpenedNumbers> {
      const opened = (await states())
        .flatMap((state) => (state.last?.result && (!area || state.area === area) ? [{ state, last: state.last }] : []))
        .toSorted((a, b) => b.last.drawsAt.getTime() - a.last.drawsAt.getTime())
        .slice(0, limit);
      return {
        serverTime: (await now(db)).toISOString(),
        list: opened.map(({ state, last }) => ({
          ...wireCard(state, language),
          ...(state.current ? { drawsAt: state.current.drawsAt.toISOString() } : {}),
          last: wirePast(last),
        })),
      };
    },

    /** Stops listening. */
    close: () => unsubscribe(),
  };
}

export type Draws = Awaited<ReturnType<typeof createDraws>>;

/** A day by its name. @throws Fault VALIDATION_FAILED when there is no such day (30 February) */
function dayOf(date: string, timeZone: string): { from: Date; to: Date } {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime()) || noon.toISOString().slice(0, 10) !== date)
    throw new Fault('VALIDATION_FAILED', { params: { fields: [{ name: 'date', rule: 'pattern' }] } });
  // Noon in UTC may be another day where clocks are far ahead: look for the local day of that name around it.
  for (const hours of [0, -14, 14]) {
    const day = today(new Date(noon.getTime() + hours * HOUR_MS), timeZone);
    if (localDay(day.from, timeZone) === date) return day;
  }
  return today(noon, timeZone);
}

function wireCard(state: LotteryState, language: LanguageCode) {
  return {
    gameCode: state.code,
    labelName: textIn(state.names, language),
    nodeId: state.nodeId,
    vassalage: state.vendor,
    image: state.image,
    maintenance: !state.isOpen,
    ...(state.isPlanned ? { planned: true } : {}),
    gameGroupCode: state.groupCode,
    area: state.area,
  };
}

function wireLottery(state: LotteryState, language: LanguageCode): WireLottery {
  const { current, drawing, last } = state;
  return {
    ...wireCard(state, language),
    kind: state.kind,
    schedule: state.schedule,
    ...(current ? { current: wireIssue(current) } : {}),
    ...(drawing ? { drawing: wireIssue(drawing) } : {}),
    ...(last ? { last: wirePast(last) } : {}),
  };
}

const wireIssue = (row: PendingRow): DrawIssue => ({
  issue: row.issue,
  opensAt: row.opensAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  drawsAt: row.drawsAt.toISOString(),
  chain: row.chain,
  position: row.position,
  seedHash: row.seedHash,
  ...(row.publicRound === null ? {} : { publicRound: Number(row.publicRound) }),
});

const wirePast = (row: PastRow): PastDraw => ({
  issue: row.issue,
  drawsAt: row.drawsAt.toISOString(),
  drawnAt: row.drawnAt.toISOString(),
  status: row.status,
  late: row.drawnAt.getTime() - row.drawsAt.getTime() > LATE_MS,
  ...(row.result ? { result: row.result } : {}),
  chain: row.chain,
  position: row.position,
  seedHash: row.seedHash,
  seed: row.seed,
  ...(row.publicValue ? { publicValue: row.publicValue } : {}),
});
