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
    [{ NODE_ENV: 'production', DEMO: '1', HUMAN_CHECK: 'skip' }, /HUMAN_CHECK=skip.*production keeps its checks/],
    [{ HUMAN_CHECK: 'off' }, /HUMAN_CHECK/],
    [{ SMTP_URL: 'http://mail.example.com' }, /SMTP_URL/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, /MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'nobody' }, /MAIL_FROM/],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, /MAIL_FROM/],
    [{ SMS_URL: 'ftp://sms.example.com' }, /SMS_URL/],
    [{ SMS_URL: 'https://sms.example.com/send' }, /SMS_TOKEN/],
    [{ SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'short' }, /SMS_TOKEN/],
    [{ SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'long enough' }, /SMS_FROM/],
    [{ SMS_FROM: 'A name that is far too long for a sender' }, /SMS_FROM/],
    [{ OPERATIONS_PORT: '70000' }, /OPERATIONS_PORT/],
    [{ OPERATIONS_ACCESS: 'open', OPERATIONS_HOST: '0.0.0.0' }, /OPERATIONS_ACCESS/],
    [{ HOST: '192.0.2.7' }, /PUBLIC_ORIGIN and VENDOR_ORIGIN/],
    [{ HOST: '192.0.2.7', PUBLIC_ORIGIN: 'https://a.example' }, /VENDOR_ORIGIN/],
    [{ OPERATIONS_SECRET: 'sixteen letters!' }, /OPERATIONS_ACCESS=accounts/],
    [{ RATE_LIMIT_SCALE: '0' }, /RATE_LIMIT_SCALE/],
    [{ RATE_LIMIT_SCALE: '-1' }, /RATE_LIMIT_SCALE/],
    [{ SOCIAL_GOOGLE_CLIENT_ID: 'client' }, /SOCIAL_GOOGLE_CLIENT_SECRET/],
    [{ SOCIAL_LINE_CLIENT_SECRET: 'secret' }, /SOCIAL_LINE_CLIENT_ID/],
    [{ SOCIAL_GOOGLE_ISSUER: 'http://accounts.example.com' }, /SOCIAL_GOOGLE_ISSUER/],
    [{ PUBLIC_ORIGIN: 'mekong.example' }, /PUBLIC_ORIGIN/],
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

  test('keeps messages in the outbox until a provider is configured, each by itself', () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, sms: undefined });
    const mail = readConfig({ SMTP_URL: 'smtps://user:key@mail.example.com:465', MAIL_FROM: 'Luna <a@b.example>' });
    expect(mail).toMatchObject({
      smtp: { url: 'smtps://user:key@mail.example.com:465', from: 'Luna <a@b.example>' },
      sms: undefined,
    });
    const sms = readConfig({ SMS_URL: 'https://sms.example.com/send', SMS_TOKEN: 'long enough', SMS_FROM: 'Luna' });
    expect(sms.sms).toEqual({ url: 'https://sms.example.com/send', token: 'long enough', from: 'Luna' });
  });

  test('asks for human checks unless a test system says otherwise', () => {
    expect(readConfig({}).skipHumanCheck).toBe(false);
    expect(readConfig({ HUMAN_CHECK: 'skip' }).skipHumanCheck).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }, ['--demo']).skipHumanCheck).toBe(false);
  });

  test('asks operators to log in, but for this machine in development and in a demo', () => {
    const open = { host: '127.0.0.1', port: 8082, isOpen: true };
    expect(readConfig({}).operations).toEqual(open);
    expect(readConfig({ NODE_ENV: 'production' }, ['--demo']).operations).toEqual(open);
    expect(readConfig({ OPERATIONS_ACCESS: 'accounts' }).operations.isOpen).toBe(false);
    expect(readConfig({ OPERATIONS_HOST: '0.0.0.0' }).operations.isOpen).toBe(false);
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/mekong', SECRET_KEY: secret };
    expect(readConfig(production).operations).toMatchObject({ isOpen: false });
    expect(readConfig({ ...production, OPERATIONS_HOST: '0.0.0.0' }).operations).toEqual({
      host: '0.0.0.0',
      port: 8082,
      isOpen: false,
    });
  });

  test('listens to this machine alone in a demo, whose passwords everybody knows', () => {
    expect(readConfig({ DEMO: '1' }).host).toBe('localhost');
    expect(readConfig({}).host).toBe('0.0.0.0');
    expect(readConfig({ DEMO: '1', HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
    const origins = { PUBLIC_ORIGIN: 'https://a.example', VENDOR_ORIGIN: 'https://g.example' };
    expect(readConfig({ HOST: '192.0.2.7', ...origins }).host).toBe('192.0.2.7');
    expect(readConfig({ HOST: '192.0.2.7', ARCADE: 'off' }).host).toBe('192.0.2.7');
  });

  test('takes an empty variable for an absent one', () => {
    expect(readConfig({ SMTP_URL: '', SMS_URL: '', PUBLIC_ORIGIN: '', HUMAN_CHECK: '' })).toMatchObject({
      smtp: undefined,
      publicOrigin: 'http://localhost:8080',
      skipHumanCheck: false,
    });
  });

  test('offers a provider of social sign-in that has number and secret, over https', () => {
    const { social } = readConfig({ SOCIAL_LINE_CLIENT_ID: 'number', SOCIAL_LINE_CLIENT_SECRET: 'secret' });
    expect(Object.keys(social)).toEqual(['line']);
    expect(social.line).toMatchObject({ clientId: 'number', idTokenAlg: 'HS256' });
  });
});
