import type { SlotDefinition, SlotFamilyId } from './definition.ts';

/**
 * Families that have a page. The slots of all others are listed as planned, so opening a family is a line here:
 * demo and server follow.
 */
export const playableFamilies: readonly SlotFamilyId[] = [
  'lines-5',
  'lines-10',
  'lines-20',
  'lines-25',
  'classic',
  'ways-243',
  'ways-1024',
  'cluster',
  'tumble',
  'heights',
  'expanding',
  'hold',
  'sticky',
  'mystery',
  'wheel',
  'linked',
];

/** Whether a slot can be played. */
export const isPlayable = ({ family }: SlotDefinition): boolean => playableFamilies.includes(family);
