import { randomInt } from 'node:crypto';

/** Signs that are not mistaken for each other when they are read out or typed. */
const ORDER_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number for an order: 39 random bits, so that nobody meets the order of somebody else by chance. */
export const newOrderNo = (): string =>
  Array.from({ length: 8 }, () => ORDER_SIGNS[randomInt(ORDER_SIGNS.length)]).join('');
