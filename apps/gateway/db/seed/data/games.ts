import { bingoGames } from './games/bingo.ts';
import { cockfightGames } from './games/cockfight.ts';
import { comprehensiveGames } from './games/comprehensive.ts';
import { esportsAiGames } from './games/esports-ai.ts';
import { esportsAvGames } from './games/esports-av.ts';
import { esportsIaGames } from './games/esports-ia.ts';
import { esportsImesGames } from './games/esports-imes.ts';
import { esportsTfGames } from './games/esports-tf.ts';
import { fishDeepGames } from './games/fish-deep.ts';
import { fishLakeGames } from './games/fish-lake.ts';
import { liveJadeGames } from './games/live-jade.ts';
import { liveRiverGames } from './games/live-river.ts';
import { liveSilkGames } from './games/live-silk.ts';
import { lotteryGames } from './games/lottery.ts';
import { pvpGames } from './games/pvp.ts';
import { slotsBamboo } from './games/slots-bamboo.ts';
import { slotsGecko } from './games/slots-gecko.ts';
import { houseSlots } from './games/slots-house.ts';
import { slotsKitewind } from './games/slots-kitewind.ts';
import { slotsLanternworks } from './games/slots-lanternworks.ts';
import { slotsMonsoon } from './games/slots-monsoon.ts';
import { slotsNagaForge } from './games/slots-naga-forge.ts';
import { slotsOrchid } from './games/slots-orchid.ts';
import { slotsPearl } from './games/slots-pearl.ts';
import { slotsRiceMoon } from './games/slots-rice-moon.ts';
import { slotsSaffron } from './games/slots-saffron.ts';
import { slotsStilt } from './games/slots-stilt.ts';
import { slotsSunbird } from './games/slots-sunbird.ts';
import { slotsTerrace } from './games/slots-terrace.ts';
import { sportsGames } from './games/sports.ts';
import type { GameSeed } from './types.ts';

/** The whole demo catalogue, in catalogue order. */
export const games: readonly GameSeed[] = [
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
