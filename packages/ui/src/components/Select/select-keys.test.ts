import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actionOf, isSearchKey, type Movable, move, type SelectAction, search } from './select-keys.ts';

const press = (key: string, altKey = false) => ({ key, altKey, ctrlKey: false, metaKey: false });
const named = (...labels: string[]): Movable[] =>
  labels.map((label) => ({ label: label.replace('!', ''), isDisabled: label.endsWith('!') }));

describe('keys', () => {
  test('open a closed list and move in an open one', () => {
    expect(actionOf(press('ArrowDown'), false)).toBe('open');
    expect(actionOf(press('ArrowDown'), true)).toBe('next');
    expect(actionOf(press('Tab'), false)).toBeUndefined();
    expect(actionOf(press('Tab'), true)).toBe('choose');
    expect(actionOf(press('ArrowUp', true), true)).toBe('choose');
  });

  test('that write letters search, and the space bar only within a word', () => {
    expect(isSearchKey(press('l'), '')).toBe(true);
    expect(isSearchKey(press(' '), '')).toBe(false);
    expect(isSearchKey(press(' '), 'live')).toBe(true);
    expect(isSearchKey({ ...press('c'), ctrlKey: true }, '')).toBe(false);
    expect(isSearchKey(press('Enter'), '')).toBe(false);
  });
});

describe('moving', () => {
  const options = named('Live!', 'Slots', 'Fish!', 'Sports', 'Poker!');

  test.each<[SelectAction, number, number]>([
    ['next', 1, 3],
    ['next', 3, 3],
    ['previous', 3, 1],
    ['previous', 1, 1],
    ['first', 3, 1],
    ['last', 1, 3],
    ['pageDown', 1, 3],
    ['pageUp', 3, 1],
  ])('%s from %i leads to %i', (action, from, to) => {
    expect(move(options, from, action)).toBe(to);
  });

  test('never ends on what is disabled or outside of the list', () => {
    const list = fc.array(fc.record({ label: fc.string(), isDisabled: fc.boolean() }), { minLength: 1, maxLength: 40 });
    const actions = fc.constantFrom<SelectAction>('next', 'previous', 'first', 'last', 'pageDown', 'pageUp');
    fc.assert(
      fc.property(list, fc.array(actions), (choices, steps) => {
        let index = -1;
        for (const action of steps) {
          index = move(choices, index, action);
          expect(index === -1 || choices[index]?.isDisabled === false).toBe(true);
        }
      }),
    );
  });
});

describe('typing', () => {
  const options = named('Sunbird', 'Saffron', 'Pearl Play', 'Solar!', 'Sable');

  test('finds what begins with the word', () => {
    expect(search(options, 'pea', 0, 'en')).toBe(2);
    expect(search(options, 'pearl p', 2, 'en')).toBe(2);
    expect(search(options, 'x', 0, 'en')).toBe(-1);
  });

  test('the same letter again leads round, past what is disabled', () => {
    expect(search(options, 's', 0, 'en')).toBe(1);
    expect(search(options, 'ss', 1, 'en')).toBe(4);
    expect(search(options, 'sss', 4, 'en')).toBe(0);
  });
});

test('letters are compared by the language of the page, whatever the device speaks', () => {
  const cities = [{ label: 'Istanbul' }, { label: 'İzmir' }].map((city) => ({ ...city, isDisabled: false }));
  expect(search(cities, 'i', -1, 'en')).toBe(0);
  expect(search(cities, 'i', -1, 'tr-TR')).toBe(1);
});
