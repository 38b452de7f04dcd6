import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SymbolId } from '../../shared/slot/board.ts';
import ace from './art/ace.svg';
import apsara from './art/apsara.svg';
import coin from './art/coin.svg';
import drum from './art/drum.svg';
import elephant from './art/elephant.svg';
import jack from './art/jack.svg';
import king from './art/king.svg';
import lantern from './art/lantern.svg';
import lotus from './art/lotus.svg';
import naga from './art/naga.svg';
import queen from './art/queen.svg';
import ten from './art/ten.svg';

/** Addresses of the pictures. */
export const pictures: Readonly<Record<SymbolId, string>> = {
  lotus,
  lantern,
  naga,
  elephant,
  apsara,
  drum,
  coin,
  ace,
  king,
  queen,
  jack,
  ten,
};

/** Names for the paytable and for screen readers. */
export const names: Readonly<Record<SymbolId, MessageDescriptor>> = {
  lotus: msg({ message: 'Lotus', comment: 'Slot symbol: stands in for others' }),
  lantern: msg({ message: 'Lantern', comment: 'Slot symbol: opens free spins' }),
  naga: msg({ message: 'Naga', comment: 'Slot symbol: the many-headed river serpent of Khmer temples' }),
  elephant: msg({ message: 'Elephant', comment: 'Slot symbol' }),
  apsara: msg({ message: 'Apsara crown', comment: 'Slot symbol: the crown of the temple dancers' }),
  drum: msg({ message: 'Drum', comment: 'Slot symbol' }),
  coin: msg({ message: 'Gold coin', comment: 'Slot symbol' }),
  ace: msg({ message: 'Ace', comment: 'Slot symbol: the letter A' }),
  king: msg({ message: 'King', comment: 'Slot symbol: the letter K' }),
  queen: msg({ message: 'Queen', comment: 'Slot symbol: the letter Q' }),
  jack: msg({ message: 'Jack', comment: 'Slot symbol: the letter J' }),
  ten: msg({ message: 'Ten', comment: 'Slot symbol: the number 10' }),
};
