import { describe, expect, it } from 'vitest';
import { createServerI18n, pageTextId } from './node.ts';
import { shippedLanguages } from './registry.ts';

describe('createServerI18n', () => {
  it('reads the catalogs without Vite, with their placeholders', async () => {
    const id = pageTextId('{min} to {max} characters');
    const texts = await Promise.all(
      shippedLanguages.map(async (language) => (await createServerI18n(language, 'errors'))._(id, { min: 4, max: 16 })),
    );
    expect(texts).toEqual([
      'ពី 4 ដល់ 16 តួ',
      '4 to 16 characters',
      '4 至 16 个字符',
      '4 ถึง 16 ตัวอักษร',
      '4 a 16 caracteres',
      'عدد الأحرف من 4 إلى 16',
      '4 đến 16 ký tự',
    ]);
  });

  it('keeps visitors apart and shows the nearest complete language', async () => {
    const [khmer, variant, russian] = await Promise.all(
      (['KM', 'TY', 'RU'] as const).map((language) => createServerI18n(language)),
    );
    expect([khmer?.locale, variant?.locale, russian?.locale]).toEqual(['km-KH', 'th-TH', 'en']);
  });

  it('refuses an area that does not exist', async () => {
    await expect(createServerI18n('EN', 'nowhere')).rejects.toThrow(/nowhere/);
  });
});
