import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { createFieldCipher } from './field-cipher.ts';
import { loadKeyFile } from './secret-key.ts';

const cipher = createFieldCipher(new Uint8Array(32).fill(1));
const other = createFieldCipher(new Uint8Array(32).fill(2));

describe('an encrypted field', () => {
  test('opens to what it was, and looks different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (value, context) => {
        const sealed = cipher.seal(value, context);
        expect(cipher.open(sealed, context)).toBe(value);
        expect(cipher.seal(value, context)).not.toBe(sealed);
      }),
    );
  });

  test('opens in its own place only, with its own key only, and unchanged only', () => {
    const sealed = cipher.seal('Sok Bopha', '1:payeeName');
    expect(() => cipher.open(sealed, '2:payeeName')).toThrow();
    expect(() => other.open(sealed, '1:payeeName')).toThrow(/another key/);
    const [kid, iv, text = ''] = sealed.split('.');
    const changed = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    expect(() => cipher.open(`${kid}.${iv}.${changed}`, '1:payeeName')).toThrow();
  });

  test('can be found by a hash that only the key can make', () => {
    expect(cipher.lookup('email', 'a@b.example')).toBe(cipher.lookup('email', 'a@b.example'));
    expect(cipher.lookup('mobile', 'a@b.example')).not.toBe(cipher.lookup('email', 'a@b.example'));
    expect(other.lookup('email', 'a@b.example')).not.toBe(cipher.lookup('email', 'a@b.example'));
  });

  test('needs a whole key', () => {
    expect(() => createFieldCipher(new Uint8Array(16))).toThrow(/32 bytes/);
  });
});

describe('the key file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is made once, for its owner only', () => {
    const path = join(folder, 'new/pglite.key');
    const key = loadKeyFile(path);
    expect(key).toHaveLength(32);
    expect(loadKeyFile(path)).toEqual(key);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('that is damaged is never replaced: what it encrypted would be lost', () => {
    const path = join(folder, 'damaged.key');
    writeFileSync(path, 'half a k');
    expect(() => loadKeyFile(path)).toThrow(/restore it/);
  });
});
