/** What this provider offers, by currency. Each has the bounds, the fee and the speed of its kind in real life. */

/** The provider does not draw the code: the network only says who is paid. */
interface QrPayee {
  readonly name: string;
  readonly city: string;
  readonly account: string;
  readonly merchant?: string;
  readonly bank?: string;
}

export interface Method {
  readonly method: string;
  readonly kind: 'QR' | 'BANK' | 'WALLET' | 'CARD' | 'VOUCHER' | 'CRYPTO' | 'C2C';
  readonly currency: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  /** Fee of the payer's side, which the merchant takes off. */
  readonly feeFixed: string;
  readonly feePpm: number;
  readonly etaSeconds: number;
  readonly lifeSeconds: number;
  readonly takesParts: boolean;
  /** What this provider keeps of each payment, in millionths. */
  readonly costPpm: number;
  readonly qr?: { readonly scheme: 'KHQR' | 'PROMPTPAY' | 'VIETQR' | 'PIX'; readonly payee: QrPayee };
  /** Whose page the payer is sent to, where it is paid there and nowhere else. */
  readonly page?: string;
  /** A coin that is exchanged at a rate for each one, and how often it has to be confirmed. */
  readonly chain?: {
    readonly asset: string;
    readonly network: string;
    readonly rate: string;
    /** For what comes after the end of the deposit. */
    readonly lateRate: string;
    readonly confirmations: number;
  };
  readonly account?: { readonly bank: string; readonly accountName: string; readonly accountNumber: string };
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const qr = {
  kind: 'QR',
  feeFixed: '0',
  feePpm: 0,
  etaSeconds: 15,
  lifeSeconds: 10 * MINUTE,
  takesParts: false,
} as const;
const bank = {
  method: 'BANK',
  kind: 'BANK',
  feePpm: 0,
  etaSeconds: 30 * MINUTE,
  lifeSeconds: DAY,
  takesParts: true,
} as const;
const wallet = {
  method: 'EWALLET',
  kind: 'WALLET',
  feeFixed: '0',
  etaSeconds: 20,
  lifeSeconds: 15 * MINUTE,
  takesParts: false,
  page: 'Demo Wallet',
} as const;
const card = {
  method: 'CARD',
  kind: 'CARD',
  etaSeconds: 30,
  lifeSeconds: 30 * MINUTE,
  takesParts: false,
  page: 'Demo Card',
} as const;
const voucher = {
  method: 'VOUCHER',
  kind: 'VOUCHER',
  feeFixed: '0',
  feePpm: 0,
  etaSeconds: 30,
  lifeSeconds: 30 * MINUTE,
  takesParts: false,
  page: 'Demo Voucher',
  costPpm: 65_000,
} as const;
const coin = {
  method: 'USDT',
  kind: 'CRYPTO',
  feeFixed: '0',
  feePpm: 0,
  etaSeconds: 2 * MINUTE,
  lifeSeconds: 30 * MINUTE,
  takesParts: true,
  costPpm: 10_000,
} as const;
const member = {
  method: 'C2C',
  kind: 'C2C',
  feeFixed: '0',
  feePpm: 0,
  etaSeconds: 15 * MINUTE,
  lifeSeconds: 15 * MINUTE,
  takesParts: false,
  costPpm: 3_000,
} as const;
const tron = { asset: 'USDT', network: 'TRC-20', confirmations: 19 } as const;
const payee = { name: 'PLAY DEMO', city: 'PHNOM PENH' };

export const methods: readonly Method[] = [
  {
    ...qr,
    ...{ method: 'KHQR', currency: 'KHR', min: '4000', max: '40000000', step: '1', costPpm: 2_000 },
    qr: { scheme: 'KHQR', payee: { ...payee, account: 'play_demo@devb', merchant: 'DEMO0001', bank: 'Dev Bank' } },
  },
  {
    ...bank,
    ...{ currency: 'KHR', min: '20000', max: '200000000', step: '1', feeFixed: '1000', costPpm: 1_000 },
    account: { bank: 'Dev Bank', accountName: 'PLAY DEMO', accountNumber: '000 123 456' },
  },
  {
    ...wallet,
    ...{ currency: 'KHR', min: '4000', max: '4000000', step: '1', feePpm: 5_000, costPpm: 8_000 },
  },
  {
    ...coin,
    ...{ currency: 'KHR', min: '40000', max: '200000000', step: '1' },
    chain: { ...tron, rate: '4000', lateRate: '3960' },
  },
  { ...voucher, ...{ currency: 'KHR', min: '10000', max: '400000', step: '1' } },
  { ...member, ...{ currency: 'KHR', min: '20000', max: '2000000', step: '1' } },
  {
    ...card,
    ...{ currency: 'KHR', min: '20000', max: '8000000', step: '1', feeFixed: '1200', feePpm: 25_000, costPpm: 26_000 },
  },
  {
    ...qr,
    ...{ method: 'PROMPTPAY', currency: 'THB', min: '20', max: '700000', step: '0.01', costPpm: 8_000 },
    qr: {
      scheme: 'PROMPTPAY',
      payee: { name: 'PLAY DEMO', city: 'BANGKOK', account: '099999999999901', merchant: 'DEM' },
    },
  },
  {
    ...wallet,
    ...{ currency: 'THB', min: '20', max: '100000', step: '0.01', feePpm: 10_000, costPpm: 15_000 },
  },
  {
    ...coin,
    ...{ currency: 'THB', min: '300', max: '1500000', step: '0.01' },
    chain: { ...tron, rate: '32.5', lateRate: '32.2' },
  },
  { ...voucher, ...{ currency: 'THB', min: '100', max: '3000', step: '0.01' } },
  { ...member, ...{ currency: 'THB', min: '100', max: '20000', step: '0.01' } },
  {
    ...card,
    ...{ currency: 'THB', min: '100', max: '70000', step: '0.01', feeFixed: '0', feePpm: 29_000, costPpm: 29_000 },
  },
  {
    ...qr,
    ...{ method: 'VIETQR', currency: 'VND', min: '20000', max: '500000000', step: '1', costPpm: 5_000 },
    qr: { scheme: 'VIETQR', payee: { name: 'PLAY DEMO', city: 'HANOI', account: '113366668888', merchant: '970415' } },
  },
  {
    ...wallet,
    ...{ currency: 'VND', min: '10000', max: '20000000', step: '1', feePpm: 5_000, costPpm: 11_000 },
  },
  {
    ...qr,
    ...{ method: 'PIX', currency: 'BRL', min: '1', max: '20000', step: '0.01', costPpm: 9_900 },
    qr: {
      scheme: 'PIX',
      payee: { name: 'PLAY DEMO', city: 'SAO PAULO', account: '123e4567-e12b-12d1-a456-426655440000' },
    },
  },
  {
    ...card,
    ...{ currency: 'BRL', min: '10', max: '10000', step: '0.01', feeFixed: '0.5', feePpm: 39_900, costPpm: 38_000 },
  },
];

export const findMethod = (name: string, currency: string): Method | undefined =>
  methods.find((one) => one.method === name && one.currency === currency);

/** A way to pay out. */
export interface PayoutMethod {
  readonly method: string;
  readonly kind: 'BANK' | 'WALLET';
  readonly currency: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly feeFixed: string;
  readonly feePpm: number;
  readonly etaSeconds: number;
  readonly institutions: readonly { readonly code: string; readonly name: string }[];
  /** What this provider takes for each payout. */
  readonly cost: string;
}

const toBank = { method: 'BANK', kind: 'BANK', feePpm: 0, etaSeconds: 60 * MINUTE } as const;

export const payoutMethods: readonly PayoutMethod[] = [
  {
    ...{ method: 'WALLET', kind: 'WALLET', currency: 'KHR', min: '4000', max: '400000', step: '1' },
    ...{ feeFixed: '0', feePpm: 5_000, etaSeconds: MINUTE, cost: '200' },
    institutions: [
      { code: 'DEMO', name: 'Demo Wallet' },
      { code: 'RIVER', name: 'River Pay' },
    ],
  },
  {
    ...toBank,
    ...{ currency: 'KHR', min: '20000', max: '20000000', step: '1', feeFixed: '1000', cost: '800' },
    institutions: [
      { code: 'DEVB', name: 'Dev Bank' },
      { code: 'RIVB', name: 'River Bank' },
      { code: 'SAVE', name: 'Delta Savings' },
    ],
  },
  {
    ...toBank,
    ...{ currency: 'THB', min: '100', max: '200000', step: '0.01', feeFixed: '10', cost: '8' },
    institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
  },
  {
    ...toBank,
    ...{ currency: 'VND', min: '50000', max: '300000000', step: '1', feeFixed: '5000', cost: '3000' },
    institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
  },
  {
    ...toBank,
    ...{ currency: 'BRL', min: '10', max: '20000', step: '0.01', feeFixed: '0', cost: '1' },
    institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
  },
];

export const findPayoutMethod = (name: string, currency: string): PayoutMethod | undefined =>
  payoutMethods.find((one) => one.method === name && one.currency === currency);
