/** Which symbols stand in which picture of a theme. */
import { commonSymbolCodes, type SlotSymbolCode, slotSymbolCodes } from '@mekong/art/slot-symbols';

export const commonCodes: readonly SlotSymbolCode[] = commonSymbolCodes;
/** Of the model whose book is wild and scatter. */
export const bookCodes = slotSymbolCodes.filter((code) => /^[HL]\d$/.test(code) || code === 'B');
export const classicCodes: readonly SlotSymbolCode[] = ['SEV', 'B3', 'B2', 'B1', 'BEL', 'CHE'];
