import { formatMoney, MONEY_SCALE, type Money } from '../../../kernel/money.ts';
import { type QrObject, writeQr } from './emvco.ts';

/** What a code asks for. */
export interface QrCharge {
  readonly orderNo: string;
  readonly amount: Money;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Who is paid, as the provider names it. Which fields there are depends on the scheme. */
export interface QrPayee {
  /** At most 25 characters of ASCII. */
  readonly name: string;
  /** At most 15. */
  readonly city: string;
  /** KHQR: name of the account in Bakong. PromptPay: number of the biller. VietQR: account. Pix: key. */
  readonly account: string;
  /** KHQR: number of the merchant. VietQR: number of the bank. */
  readonly merchant?: string | undefined;
  /** KHQR: name of the bank. */
  readonly bank?: string | undefined;
}

/** Betting, in the list of merchant categories. */
const CATEGORY = '7995';

/** An amount in units with exactly so many places. @throws RangeError when it has more */
function amountText(amount: Money, places: 0 | 2): string {
  const smallest = places === 0 ? MONEY_SCALE : MONEY_SCALE / 100n;
  if (amount <= 0n || amount % smallest !== 0n)
    throw new RangeError(`${formatMoney(amount)} cannot be asked for with ${places} places.`);
  return formatMoney(amount).slice(0, places === 0 ? -5 : -2);
}

/** Cambodia: riel without places. The code ends in the app of the payer too, by the time in it. */
const khqr = (payee: QrPayee, charge: QrCharge): readonly QrObject[] => [
  ['00', '01'],
  ['01', '12'],
  [
    '30',
    [
      ['00', payee.account],
      ['01', payee.merchant],
      ['02', payee.bank],
    ],
  ],
  ['52', CATEGORY],
  ['53', '116'],
  ['54', amountText(charge.amount, 0)],
  ['58', 'KH'],
  ['59', payee.name],
  ['60', payee.city],
  [
    '62',
    [
      ['01', charge.orderNo],
      ['03', 'Web cashier'],
      ['07', 'DEPOSIT'],
    ],
  ],
  [
    '99',
    [
      ['00', String(charge.createdAt.getTime())],
      ['01', String(charge.expiresAt.getTime())],
    ],
  ],
];

/** Thailand: payment of a bill, whose first reference is the order. */
const promptPay = (payee: QrPayee, charge: QrCharge): readonly QrObject[] => [
  ['00', '01'],
  ['01', '12'],
  [
    '30',
    [
      ['00', 'A000000677010112'],
      ['01', payee.account],
      ['02', charge.orderNo],
      ['03', payee.merchant],
    ],
  ],
  ['53', '764'],
  ['54', amountText(charge.amount, 2)],
  ['58', 'TH'],
  ['59', payee.name],
];

/** Vietnam: transfer to an account, whose text is the order. */
const vietQr = (payee: QrPayee, charge: QrCharge): readonly QrObject[] => [
  ['00', '01'],
  ['01', '12'],
  [
    '38',
    [
      ['00', 'A000000727'],
      [
        '01',
        [
          ['00', payee.merchant],
          ['01', payee.account],
        ],
      ],
      ['02', 'QRIBFTTA'],
    ],
  ],
  ['53', '704'],
  ['54', amountText(charge.amount, 0)],
  ['58', 'VN'],
  ['62', [['08', charge.orderNo]]],
];

/** Brazil: static BR Code; its transaction id is the order. */
const pix = (payee: QrPayee, charge: QrCharge): readonly QrObject[] => [
  ['00', '01'],
  [
    '26',
    [
      ['00', 'br.gov.bcb.pix'],
      ['01', payee.account],
    ],
  ],
  ['52', '0000'],
  ['53', '986'],
  ['54', amountText(charge.amount, 2)],
  ['58', 'BR'],
  ['59', payee.name],
  ['60', payee.city],
  ['62', [['05', charge.orderNo]]],
];

/** Schemes of countries by their names. */
const schemes = { KHQR: khqr, PROMPTPAY: promptPay, VIETQR: vietQr, PIX: pix };

export type QrScheme = keyof typeof schemes;

export const qrSchemes = Object.keys(schemes) as readonly QrScheme[];

/**
 * The text of the code that a payer scans.
 *
 * @throws RangeError when the amount has more places than the scheme takes, or a name is too long
 */
export const qrTextOf = (scheme: QrScheme, payee: QrPayee, charge: QrCharge): string =>
  writeQr(schemes[scheme](payee, charge));
