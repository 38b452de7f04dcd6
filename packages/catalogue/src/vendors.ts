import { playableFamilies } from './slots/playable.ts';
import type { GameCategory, GameClassify, VendorSeed, VendorStatus } from './types.ts';

/** Slot vendors that an operator has switched off, so that the demo shows how that looks. */
const switchedOff = new Set(['TERR', 'CICA']);

/** Slots are played by the server of the games; what no server plays yet is listed as planned, and a launch says so. */
function statusOf(code: string, category: GameCategory, classify: GameClassify | undefined): VendorStatus {
  const isSlots = category === 'RNG' && classify === undefined;
  if (!isSlots || playableFamilies.length === 0) return 'planned';
  return switchedOff.has(code) ? 'maintenance' : 'active';
}

function vendor(
  order: number,
  code: string,
  category: GameCategory,
  name: string,
  facts: { hot?: boolean; status?: VendorStatus; classify?: GameClassify; transfer?: boolean } = {},
): VendorSeed {
  return {
    code,
    // the name of a company is the same in every language
    names: { EN: name, KM: name, CN: name, TH: name, PT: name, AR: name, VI: name },
    category,
    ...(facts.classify && { classify: facts.classify }),
    accountTypeId: 100 + order,
    isHot: facts.hot ?? false,
    status: facts.status ?? statusOf(code, category, facts.classify),
    order,
    singleWallet: !facts.transfer,
  };
}

/**
 * All vendors of the demo catalogue. Every name is invented. The codes AV, IMES, IA, AI and TF are the esports codes
 * of the wire; BTI and TCG_SEA are shown as 123BET where the merchant has that name.
 */
export const vendors: readonly VendorSeed[] = [
  vendor(1, 'HOUSE', 'RNG', 'House Studio', { hot: true, status: 'active' }),
  vendor(2, 'SUNB', 'RNG', 'Sunbird Reels', { hot: true }),
  vendor(3, 'PEARL', 'RNG', 'Pearl Play', { hot: true }),
  vendor(4, 'ORCH', 'RNG', 'Orchid Hall'),
  vendor(5, 'KITE', 'RNG', 'Kitewind'),
  vendor(6, 'SAFF', 'RNG', 'Saffron Gate'),
  vendor(7, 'MONS', 'RNG', 'Monsoon Nine', { hot: true }),
  vendor(8, 'LANT', 'RNG', 'Lanternworks'),
  vendor(9, 'BAMB', 'RNG', 'Bamboo Byte'),
  vendor(10, 'STLT', 'RNG', 'Stilt House'),
  vendor(11, 'RICE', 'RNG', 'Rice Moon'),
  vendor(12, 'NFOR', 'RNG', 'Naga Forge', { hot: true }),
  vendor(13, 'TERR', 'RNG', 'Terrace Nine'),
  vendor(14, 'GECK', 'RNG', 'Gecko Spin'),
  vendor(15, 'BNGO', 'RNG', 'Bingo Bazaar', { classify: 'BINGO' }),
  vendor(16, 'RIVL', 'LIVE', 'River Live', { hot: true }),
  vendor(17, 'JADL', 'LIVE', 'Jade Table'),
  vendor(18, 'SILK', 'LIVE', 'Silk Road Live', { transfer: true }),
  vendor(19, 'DEEP', 'FISH', 'Deepwater', { hot: true }),
  vendor(20, 'TONL', 'FISH', 'Great Lake Games', { transfer: true }),
  vendor(21, 'BTI', 'SPORTS', 'Riverside Sports', { hot: true }),
  vendor(22, 'AV', 'SPORTS', 'Arena Volt'),
  vendor(23, 'IMES', 'SPORTS', 'Iron Mantis Esports'),
  vendor(24, 'IA', 'SPORTS', 'Indigo Arena', { transfer: true }),
  vendor(25, 'AI', 'SPORTS', 'Apex Isle'),
  vendor(26, 'TF', 'SPORTS', 'Twin Falcons'),
  vendor(27, 'COCK', 'SPORTS', 'Dawn Arena', { transfer: true, classify: 'COCKFIGHT' }),
  vendor(28, 'TCG_SEA', 'ELOTT', 'Delta Draws', { hot: true }),
  vendor(29, 'CARD', 'PVP', 'Cardroom Nine', { hot: true }),
  vendor(30, 'MIXT', 'CONS', 'Market Square', { transfer: true }),
  vendor(31, 'CINN', 'RNG', 'Cinnamon Yard'),
  vendor(32, 'TAMA', 'RNG', 'Tamarind Row', { hot: true }),
  vendor(33, 'CHER', 'RNG', 'Copper Heron'),
  vendor(34, 'PALM', 'RNG', 'Palm Sugar Lab'),
  vendor(35, 'SAMP', 'RNG', 'Blue Sampan'),
  vendor(36, 'LOOM', 'RNG', 'Harvest Loom'),
  vendor(37, 'CLAY', 'RNG', 'Clay Pot Games'),
  vendor(38, 'CICA', 'RNG', 'Cicada Song'),
  vendor(39, 'BDRM', 'RNG', 'Drumcall Bingo', { classify: 'BINGO' }),
  vendor(40, 'CHEQ', 'RNG', 'Chequer House', { hot: true, classify: 'BOARD' }),
  vendor(41, 'FELT', 'RNG', 'Felt and Ferry', { classify: 'BOARD', transfer: true }),
  vendor(42, 'VERA', 'LIVE', 'Veranda Live'),
  vendor(43, 'MOON', 'LIVE', 'Moongate Live', { transfer: true }),
  vendor(44, 'MUDS', 'FISH', 'Mudskipper'),
  vendor(45, 'CAST', 'FISH', 'Castnet Bay'),
  vendor(46, 'TOUC', 'SPORTS', 'Touchline East'),
  vendor(47, 'NUMB', 'LOTT', 'Number Mill', { hot: true }),
  vendor(48, 'DRUM', 'LOTT', 'Brass Drum Draws'),
  vendor(49, 'LILY', 'ELOTT', 'Lily Pond Draws'),
  vendor(50, 'TEAH', 'PVP', 'Teahouse Tables'),
  vendor(51, 'EMBR', 'CONS', 'Quick Ember', { hot: true }),
  vendor(52, 'ROOF', 'CONS', 'Rooftop Arcade', { transfer: true }),
];

/** Codes of the vendors whose games are slots: the server of the games answers for each of them. */
export const slotVendors: readonly string[] = vendors
  .filter(({ category, classify }) => category === 'RNG' && classify === undefined)
  .map(({ code }) => code);
