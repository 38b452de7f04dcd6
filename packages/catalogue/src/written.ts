import type { GameSeed } from './types.ts';
import { bingoGames } from './written/bingo.ts';
import { cockfightGames } from './written/cockfight.ts';
import { comprehensiveGames } from './written/comprehensive.ts';
import { esportsAiGames } from './written/esports-ai.ts';
import { esportsAvGames } from './written/esports-av.ts';
import { esportsIaGames } from './written/esports-ia.ts';
import { esportsImesGames } from './written/esports-imes.ts';
import { esportsTfGames } from './written/esports-tf.ts';
import { fishDeepGames } from './written/fish-deep.ts';
import { fishLakeGames } from './written/fish-lake.ts';
import { liveJadeGames } from './written/live-jade.ts';
import { liveRiverGames } from './written/live-river.ts';
import { liveSilkGames } from './written/live-silk.ts';
import { lotteryGames } from './written/lottery.ts';
import { pvpGames } from './written/pvp.ts';
import { slotsBamboo } from './written/slots-bamboo.ts';
import { slotsGecko } from './written/slots-gecko.ts';
import { houseSlots } from './written/slots-house.ts';
import { slotsKitewind } from './written/slots-kitewind.ts';
import { slotsLanternworks } from './written/slots-lanternworks.ts';
import { slotsMonsoon } from './written/slots-monsoon.ts';
import { slotsNagaForge } from './written/slots-naga-forge.ts';
import { slotsOrchid } from './written/slots-orchid.ts';
import { slotsPearl } from './written/slots-pearl.ts';
import { slotsRiceMoon } from './written/slots-rice-moon.ts';
import { slotsSaffron } from './written/slots-saffron.ts';
import { slotsStilt } from './written/slots-stilt.ts';
import { slotsSunbird } from './written/slots-sunbird.ts';
import { slotsTerrace } from './written/slots-terrace.ts';
import { sportsGames } from './written/sports.ts';

/** Those that were written by hand, some three hundred, in catalogue order: the games that are known best. */
export const writtenGames: readonly GameSeed[] = [
  ...houseSlots,
  ...slotsSunbird,
  ...slotsPearl,
  ...slotsOrchid,
  ...slotsKitewind,
  ...slotsSaffron,
  ...slotsMonsoon,
  ...slotsLanternworks,
  ...slotsBamboo,
  ...slotsStilt,
  ...slotsRiceMoon,
  ...slotsNagaForge,
  ...slotsTerrace,
  ...slotsGecko,
  ...liveRiverGames,
  ...liveJadeGames,
  ...liveSilkGames,
  ...fishDeepGames,
  ...fishLakeGames,
  ...sportsGames,
  ...esportsAvGames,
  ...esportsImesGames,
  ...esportsIaGames,
  ...esportsAiGames,
  ...esportsTfGames,
  ...cockfightGames,
  ...lotteryGames,
  ...pvpGames,
  ...comprehensiveGames,
  ...bingoGames,
];
