import { afterEach, describe, expect, test, vi } from 'vitest';
import { webStorage } from './storage.ts';

class FakeStorage {
  [key: string]: unknown;
  constructor(values: Record<string, string> = {}) {
    Object.assign(this, values);
  }
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}

class FullStorage extends FakeStorage {
  override setItem(): void {
    throw new DOMException('full', 'QuotaExceededError');
  }
}

describe('web storage', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('reads and writes what the browser keeps', () => {
    const storage = new FakeStorage({ merchant: 'mekong' });
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', { sessionStorage: storage });
    const own = webStorage('sessionStorage');
    own.set('token', 'abc');
    expect({ ...storage }).toEqual({ merchant: 'mekong', token: 'abc' });
    expect(own.keys().sort()).toEqual(['merchant', 'token']);
    own.remove('merchant');
    expect(own.get('merchant')).toBeUndefined();
  });

  test('lives in memory where the browser blocks storage', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', {
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const own = webStorage('sessionStorage');
    own.set('token', 'abc');
    expect(own.get('token')).toBe('abc');
    expect(own.keys()).toEqual(['token']);
    own.remove('token');
    expect(own.get('token')).toBeUndefined();
  });

  test('a full storage does not bring an old value back', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('window', { sessionStorage: new FullStorage({ token: 'old' }) });
    const own = webStorage('sessionStorage');
    own.set('token', 'new');
    expect(own.get('token')).toBe('new');
    own.remove('token');
    expect(own.get('token')).toBeUndefined();
  });
});
