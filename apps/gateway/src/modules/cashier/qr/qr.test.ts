import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoney } from '../../../kernel/money.ts';
import { checksumOf, QrInvalid, readObjects, readQr, writeQr } from './emvco.ts';
import { type QrPayee, type QrScheme, qrTextOf } from './schemes.ts';

const createdAt = new Date('2026-11-22T09:00:00Z');
const charge = { orderNo: 'D7K2M9QX', createdAt, expiresAt: new Date(createdAt.getTime() + 600_000) };
const textOf = (scheme: QrScheme, payee: QrPayee, amount: string) =>
  qrTextOf(scheme, payee, { ...charge, amount: parseMoney(amount) });

const merchant = { name: 'Mekong Play', city: 'PHNOM PENH' };
const khqr = { ...merchant, account: 'mekong_play@devb', merchant: 'MKG0001', bank: 'Dev Bank' };

describe('a code', () => {
  // worked by hand from the specifications of the networks, and read by a national library each
  test.each<[QrScheme, QrPayee, string, string]>([
    [
      'KHQR',
      khqr,
      '50000',
      '00020101021230430016mekong_play@devb0107MKG00010208Dev Bank5204799553031165405500005802KH5911Mekong Play6010PHNOM PENH62380108D7K2M9QX0311Web cashier0707DEPOSIT993400131795338000000011317953386000006304EFAB',
    ],
    [
      'PROMPTPAY',
      { name: 'MEKONG PLAY', city: '', account: '099999999999901', merchant: 'MKG' },
      '500',
      '00020101021230580016A00000067701011201150999999999999010208D7K2M9QX0303MKG53037645406500.005802TH5911MEKONG PLAY63047073',
    ],
    [
      'VIETQR',
      { name: '', city: '', account: '113366668888', merchant: '970415' },
      '200000',
      '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA530370454062000005802VN62120808D7K2M9QX63049E99',
    ],
    [
      'PIX',
      { name: 'MEKONG PLAY', city: 'SAO PAULO', account: '123e4567-e12b-12d1-a456-426655440000' },
      '25.50',
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000520400005303986540525.505802BR5911MEKONG PLAY6009SAO PAULO62120508D7K2M9QX63040D24',
    ],
  ])('of %s is the worked example of its network', (scheme, payee, amount, expected) => {
    expect(textOf(scheme, payee, amount)).toBe(expected);
    expect(readQr(expected).get('63')).toBe(expected.slice(-4));
  });

  test('of Cambodia is known to its network by the hash of its whole text', () => {
    const hash = createHash('md5')
      .update(textOf('KHQR', khqr, '50000'))
      .digest('hex');
    expect(hash).toBe('67bfc15f0f65625e825f7138ae53ed97');
  });

  test('of Cambodia carries the order and both of its times', () => {
    const objects = readQr(textOf('KHQR', khqr, '50000'));
    expect(readObjects(objects.get('62') ?? '').get('01')).toBe('D7K2M9QX');
    expect([...readObjects(objects.get('99') ?? '').values()]).toEqual(['1795338000000', '1795338600000']);
  });

  test.each([
    ['KHQR', '10.50'],
    ['VIETQR', '0.5'],
    ['PIX', '1.005'],
    ['PROMPTPAY', '0.0001'],
  ] as const)('of %s is not made for an amount of %s, which the network does not take', (scheme, amount) => {
    expect(() => textOf(scheme, khqr, amount)).toThrow(RangeError);
  });

  test('made by libraries of others is read', () => {
    const texts = [
      '00020101021230430016mekong_play@devb0107MKG00010208Dev Bank5204799553031165405500005802KH5911Mekong Play6010PHNOM PENH62120108D7K2M9QX99340013179534747609101131795348376089630421E1',
      '00020101021229200016mekong_play@devb520459995303840540510.505802KH5911Mekong Play6010PHNOM PENH64160002km0106មេគង្គ993400131795347476096011317953483760896304CCF8',
      '00020101021129370016A000000677010111011300668123456785802TH530376463045D82',
      '00020101021230580016A00000067701011201150999999999999010208D7K2M9QX0303MKG53037645802TH5406500.0063049B9D',
    ];
    for (const text of texts) expect(readQr(text).get('00')).toBe('01');
  });
});

describe('the checksum', () => {
  test('is the published value of its algorithm', () => {
    expect(checksumOf('123456789')).toBe('29B1');
  });

  test('finds every change of one character', () => {
    const text = textOf('KHQR', khqr, '50000');
    fc.assert(
      fc.property(fc.nat(text.length - 5), fc.stringMatching(/^[0-9A-Z]$/), (at, sign) => {
        fc.pre(text[at] !== sign);
        expect(() => readQr(text.slice(0, at) + sign + text.slice(at + 1))).toThrow(QrInvalid);
      }),
    );
  });

  test('is read in small letters too', () => {
    const text = textOf('KHQR', khqr, '50000');
    expect(readQr(text.slice(0, -4) + text.slice(-4).toLowerCase()).get('58')).toBe('KH');
  });
});

describe('reading refuses', () => {
  const whole = (body: string) => `${body}6304${checksumOf(`${body}6304`)}`;
  test.each([
    ['a text that is cut off', textOf('KHQR', khqr, '50000').slice(0, -6)],
    ['a length beyond the end', whole('0002015899KH')],
    ['a length of zero', whole('0002015800')],
    ['an id twice', whole('0002015802KH5802KH')],
    ['another object in the first place', whole('5802KH000201')],
    ['what is no code at all', 'https://example.com'],
  ])('%s', (_name, text) => {
    expect(() => readQr(text)).toThrow(QrInvalid);
  });

  test('nothing that was written', () => {
    const value = fc.string({ minLength: 1, maxLength: 40 });
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 62 }), { maxLength: 8 });
    fc.assert(
      fc.property(ids, fc.array(value, { minLength: 8, maxLength: 8 }), (numbers, values) => {
        const objects = numbers.map((id, at) => [String(id).padStart(2, '0'), values[at] ?? '-'] as const);
        const read = readQr(writeQr([['00', '01'], ...objects]));
        for (const [id, text] of objects) expect(read.get(id)).toBe(text);
      }),
    );
  });
});
