import type { SlotDefinition, SlotFamilyId } from './definition.ts';

/**
 * Families that have a page. The slots of all others are listed under maintenance, so opening a family is a line here:
 * demo and server follow.
 */
export const playableFamilies: readonly SlotFamilyId[] = [];

/** Whether a slot can be played. */
export const isPlayable = ({ family }: SlotDefinition): boolean => playableFamilies.includes(family);
