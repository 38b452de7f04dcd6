import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PrizeKey, PrizeNumbers } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';

const prizeLabels: Record<PrizeKey, MessageDescriptor> = {
  main: msg({ message: 'Numbers', context: 'lottery prize', comment: 'The row of numbers of a lottery draw' }),
  bonus: msg({ message: 'Bonus number', context: 'lottery prize' }),
  special: msg({ message: 'Special prize', context: 'lottery prize', comment: 'The greatest prize of a lottery' }),
  first: msg({ message: 'First prize', context: 'lottery prize' }),
  second: msg({ message: 'Second prize', context: 'lottery prize' }),
  third: msg({ message: 'Third prize', context: 'lottery prize' }),
  fourth: msg({ message: 'Fourth prize', context: 'lottery prize' }),
  fifth: msg({ message: 'Fifth prize', context: 'lottery prize' }),
  sixth: msg({ message: 'Sixth prize', context: 'lottery prize' }),
  seventh: msg({ message: 'Seventh prize', context: 'lottery prize' }),
  eighth: msg({ message: 'Eighth prize', context: 'lottery prize' }),
};

const otherPrize = msg({
  message: 'Prize',
  context: 'lottery prize',
  comment: 'A prize that this page has no name for',
});

/** Name of a prize of a lottery, also of one that is newer than this page. */
export const prizeLabel = (prize: PrizeNumbers['prize']): MessageDescriptor => lookUp(prizeLabels, prize, otherPrize);
