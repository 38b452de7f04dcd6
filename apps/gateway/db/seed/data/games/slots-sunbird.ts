import { shelf } from './build.ts';

/** Sunbird Reels: bright classics of the river plain. */
export const sunbirdSlots = shelf({ vendor: 'SUNB', category: 'RNG', minBet: 400 }, [
  [
    101001,
    'angkor-gold-rush',
    'temple',
    ['Angkor Gold Rush', 'ដំណើរស្វែងរកមាសអង្គរ', 'سباق ذهب أنغكور'],
    { hot: true, rtp: 96.35, volatility: 'high', features: ['free-spins', 'multiplier'] },
  ],
  [
    101002,
    'golden-buffalo',
    'buffalo',
    ['Golden Buffalo', 'ក្របីមាស', 'الجاموس الذهبي'],
    { hot: true, rtp: 95.9, volatility: 'high', features: ['wilds', 'free-spins'] },
  ],
]);
