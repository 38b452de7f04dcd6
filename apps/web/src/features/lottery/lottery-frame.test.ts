import { expect, test } from 'vitest';
import { framePath, frameRequest } from './lottery-frame.ts';

const wish = { area: 'VN', gameCode: undefined, isPhone: false, merchantCode: 'MEKONG', language: 'EN' } as const;

test('without a lottery the lobby is asked for, with one its betting view', () => {
  expect(frameRequest(wish)).toEqual({
    launchMode: 'LOTT',
    device: 'desktop',
    lottoArea: 'VN',
    lottoPrizeMode: 'Elott',
    lottoView: 'lobby',
    merchantCode: 'MEKONG',
    language: 'EN',
  });
  expect(frameRequest({ ...wish, gameCode: 'saigon-board' })).toMatchObject({
    lottoView: 'betting',
    lottoGameCode: 'saigon-board',
  });
});

test('a phone says so, and the other area has its own page', () => {
  expect(frameRequest({ ...wish, isPhone: true, area: 'SEA' })).toMatchObject({ device: 'mobile', lottoArea: 'SEA' });
  expect(framePath({ area: 'VN', gameCode: 'a b' })).toBe('/vnlottery?gameCode=a%20b');
  expect(framePath({ area: 'SEA', gameCode: 'x' })).toBe('/sealottery?gameCode=x');
});
