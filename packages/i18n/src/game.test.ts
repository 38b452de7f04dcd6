import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it } from 'vitest';
import { activateGame } from './game.ts';
import { createI18n } from './i18n.ts';

const spin = generateMessageId('Spin');

describe('activateGame', () => {
  it('shows the texts of a game in the language, or in the one that stands in for it', async () => {
    const i18n = createI18n();
    const shown = [];
    for (const language of ['EN', 'VI', 'TY', 'RU'] as const) {
      await activateGame(language, i18n);
      shown.push([i18n.locale, i18n._(spin)]);
    }
    expect(shown).toEqual([
      ['en', 'Spin'],
      ['vi-VN', 'Quay'],
      ['th-x-ty', 'หมุน'],
      ['ru-RU', 'Spin'],
    ]);
  });

  it('lets the last of two overlapping calls win', async () => {
    const i18n = createI18n();
    await Promise.all([activateGame('KM', i18n), activateGame('VI', i18n)]);
    expect(i18n.locale).toBe('vi-VN');
  });
});
