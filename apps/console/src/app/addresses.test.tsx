import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';
import { pages } from '../pages/pages.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

/** Stands in an address for a value that only the running console knows. */
const unknownValue = '\uFFFC';

/** What begins like an address of the console and is none: files of the server, a page of the site, what is before the log-in. */
const others: readonly string[] = ['/openapi.json', '/banners/640/', '/rng', '/invitation', '/'];

interface WrittenAddress {
  readonly file: string;
  readonly address: string;
}

/** Addresses of the console that its sources lead to. */
const addresses: readonly WrittenAddress[] = files
  .filter((file) => !file.endsWith('.page.ts'))
  .flatMap((file) =>
    [...read(file).matchAll(/(["'`])(\/(?:[a-z][^"'`\s]*)?)\1/g)].map(([, , text = '']) => ({
      file,
      address: text.replaceAll(/\$\{[^}]*\}/g, unknownValue),
    })),
  )
  .filter(({ address }) => !others.includes(address));

/** Names that the sources of a page read behind the `?`, with the lists and filters that they share. */
function namesOf(path: string): ReadonlySet<string> {
  const entry = files.find((file) => file.endsWith('.page.ts') && read(file).includes(`path: '${path}'`));
  if (!entry) return new Set();
  const own = files.filter((file) => dirname(file) === dirname(entry)).map(read);
  const shared = files
    .filter((file) => file.startsWith('parts/') && own.some((text) => text.includes(`/${file}'`)))
    .map(read);
  return new Set(
    [...own, ...shared].flatMap((text) =>
      [
        ...text.matchAll(/\[\{ ([\w,: ]+) \}[^\]]*\] = use(?:Address|Filters)\(|const \{ ([\w, ]+) \} = filters;/g),
      ].flatMap(([, said = '', kept = '']) =>
        `${said},${kept}`.split(',').map((name) => name.replace(/:.*/, '').trim()),
      ),
    ),
  );
}

/** Why an address leads nowhere; undefined when it leads to a page that reads all of it. */
function fault(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://console.test');
  // those of what has a number of its own stand below its page
  const isOf = ({ path, numbered }: (typeof pages)[number]) =>
    path === pathname || (numbered !== undefined && pathname.startsWith(`${path}/`));
  if (!pages.some(isOf)) return 'there is no such page';
  const names = namesOf(pathname);
  const unread = [...searchParams.keys()].find((name) => !names.has(name));
  return unread === undefined ? undefined : `its page reads no "${unread}"`;
}

describe('every address that the console leads to', () => {
  test('is that of a page which reads all of it', () => {
    expect(addresses.length).toBeGreaterThan(40);
    const faults = addresses.flatMap(({ file, address }) => {
      const found = fault(address);
      return found ? [`${file}: ${address.replaceAll(unknownValue, '…')} (${found})`] : [];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['/withdrawal', 'there is no such page'],
    ['/members?id=7', 'its page reads no "id"'],
    [`/unmatched-payments?payment=${unknownValue}`, 'its page reads no "payment"'],
  ])('is refused when it leads nowhere: %s', (address, reason) => {
    expect(fault(address)).toBe(reason);
  });

  const chosen = [...new Set(addresses.map(({ address }) => address))].filter(
    (address) => address.includes('=') && !address.includes(unknownValue),
  );

  test.each(chosen)('opens with what it chooses: %s', async (address) => {
    const { pathname } = new URL(address, 'https://console.test');
    await openConsole(address);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(pathname).toBe(window.location.pathname);
    expect(screen.queryByText('Part of the address is ignored')).toBeNull();
  });
});
