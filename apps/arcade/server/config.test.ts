import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const ARCADE_SECRET = 'a-secret-of-this-vendor';

describe('the configuration of the arcade', () => {
  test('needs nothing but the secret on the machine of the site', () => {
    expect(readConfig({ ARCADE_SECRET })).toMatchObject({
      host: 'localhost',
      port: 8081,
      vendorOrigin: 'http://localhost:8081',
      siteOrigin: 'http://localhost:8080',
      walletUrl: 'http://localhost:8080',
      secrets: { HOUSE: ARCADE_SECRET },
      database: { kind: 'folder', path: expect.stringMatching(/\.data\/arcade$/) },
    });
  });

  test('takes the secrets of many vendors, from a variable or a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'arcade-secrets-'));
    const file = join(folder, 'secrets');
    writeFileSync(file, 'HOUSE=of-the-house-in-a-file\n\nPEARL=of-pearl-in-a-file\n');
    const ARCADE_SECRETS = 'SUNB=of-sunbird-in-a-variable,HOUSE=of-the-house-in-a-variable';
    expect(readConfig({ ARCADE_SECRETS, ARCADE_SECRETS_FILE: file }).secrets).toEqual({
      HOUSE: 'of-the-house-in-a-variable',
      PEARL: 'of-pearl-in-a-file',
      SUNB: 'of-sunbird-in-a-variable',
    });
    rmSync(folder, { recursive: true });
  });

  test('never repeats a secret that it refuses', () => {
    expect(() => readConfig({ ARCADE_SECRETS: 'sunb=a-secret-of-sunbird' })).toThrow(/^ARCADE_SECRETS: "sunb" is not/);
    expect(() => readConfig({ ARCADE_SECRETS: 'sunb=a-secret-of-sunbird' })).not.toThrow(/a-secret/);
  });

  test('takes a database, a wallet and a site of other machines', () => {
    const env = {
      ARCADE_SECRET,
      NODE_ENV: 'production',
      ARCADE_DATABASE_URL: 'postgres://arcade@db/arcade',
      WALLET_URL: 'https://wallet.example',
      PUBLIC_ORIGIN: 'https://site.example/path',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
    };
    expect(readConfig(env)).toMatchObject({
      database: { kind: 'server', url: env.ARCADE_DATABASE_URL },
      walletUrl: env.WALLET_URL,
      siteOrigin: 'https://site.example',
      trustProxy: ['10.0.0.1', '10.0.0.2'],
    });
  });

  test.each([
    [{}, /No secret is given/],
    [{ ARCADE_SECRETS: 'SUNB=short' }, /ARCADE_SECRETS: "SUNB" is not/],
    [{ ARCADE_SECRETS_FILE: '/no/such/file' }, /no.such.file cannot be read/],
    [{ ARCADE_SECRET: 'short' }, /ARCADE_SECRET/],
    [{ ARCADE_SECRET, VENDOR_PORT: '70000' }, /VENDOR_PORT/],
    [{ ARCADE_SECRET, WALLET_URL: 'ftp://wallet' }, /WALLET_URL/],
    [{ ARCADE_SECRET, ARCADE_DATABASE_URL: 'mysql://db' }, /ARCADE_DATABASE_URL/],
    [{ ARCADE_SECRET, NODE_ENV: 'production' }, /Production needs ARCADE_DATABASE_URL/],
  ])('says in a sentence what is wrong with %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
