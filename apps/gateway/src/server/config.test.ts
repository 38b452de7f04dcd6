import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = Buffer.alloc(32, 1).toString('base64');

describe('the configuration', () => {
  test('needs nothing in development', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      mode: 'development',
      port: 8080,
      vendorPort: 8081,
      publicOrigin: 'http://localhost:8080',
      vendorOrigin: 'http://localhost:8081',
      databaseUrl: undefined,
      trustProxy: [],
      demo: false,
    });
    expect(config.dataDir).toMatch(/[\\/]\.data[\\/]pglite$/);
  });

  test('follows the ports into the origins', () => {
    expect(readConfig({ PORT: '9000', VENDOR_PORT: '9001' })).toMatchObject({
      publicOrigin: 'http://localhost:9000',
      vendorOrigin: 'http://localhost:9001',
    });
  });

  test('takes lists apart', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
  });

  test.each([
    [{ NODE_ENV: 'production' }, /DATABASE_URL.*--demo/],
    [{ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/mekong' }, /SECRET_KEY/],
    [{ PORT: 'eighty' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://db' }, /DATABASE_URL/],
    [{ SECRET_KEY: 'c2hvcnQ=' }, /SECRET_KEY.*32 random bytes/],
    [{ IMAGE_CDNS: 'https://*.example.com' }, /exact https origin/],
    [{ IMAGE_CDNS: 'http://cdn.example.com' }, /exact https origin/],
    [{ IMAGE_CDNS: 'https://203.0.113.7' }, /exact https origin/],
    [{ LAUNCH_ORIGINS: 'https://games.example.com/path' }, /exact https origin/],
    [{ LAUNCH_ORIGINS: "https://games.example.com; script-src 'unsafe-inline'" }, /exact https origin/],
  ])('refuses %o in one sentence', (env, message) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(message);
  });

  test('starts a production demo when asked to, by word or by environment', () => {
    expect(readConfig({ NODE_ENV: 'production' }, ['--demo']).demo).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true);
  });

  test('takes production with PostgreSQL and a key', () => {
    const config = readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgres://db/mekong', SECRET_KEY: secret });
    expect(config.secretKey).toEqual(new Uint8Array(32).fill(1));
  });
});
