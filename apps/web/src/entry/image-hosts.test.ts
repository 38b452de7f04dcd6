import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createImageHosts } from './image-hosts.ts';

const hosts = ['https://a.example', 'https://b.example/img/', '/img'];
const pickerOn = (host: string) => {
  let at = hosts.indexOf(host);
  return { current: () => hosts[at], next: vi.fn(() => hosts[++at]) };
};

describe('a picture that does not load', () => {
  test('is looked for on the next host, and after the last on the first', () => {
    const { nextSource } = createImageHosts(hosts, pickerOn(hosts[0] as string));
    expect(nextSource('https://a.example/games/x.svg')).toBe('https://b.example/img/games/x.svg');
    expect(nextSource('https://b.example/img/games/x.svg')).toBe('/img/games/x.svg');
    expect(nextSource('/img/games/x.svg')).toBe('https://a.example/games/x.svg');
  });

  test('stays where it is when there is no other host, or it is of none of them', () => {
    const one = createImageHosts(['/img'], { current: () => '/img', next: vi.fn() });
    expect(one.nextSource('/img/x.svg')).toBe('/img/x.svg');
    const { nextSource } = createImageHosts(hosts, pickerOn('/img'));
    for (const other of ['data:image/png;base64,AA', 'https://a.example.evil/x.svg', '/imgs/x.svg'])
      expect(nextSource(other)).toBe(other);
  });

  test('does not move the session from its host alone, however often it fails', () => {
    const picker = pickerOn('https://a.example');
    const { nextSource } = createImageHosts(hosts, picker);
    for (let n = 0; n < 10; n++) nextSource('https://a.example/missing.svg');
    expect(picker.next).not.toHaveBeenCalled();
  });

  test('moves it with two others', () => {
    const picker = pickerOn('https://a.example');
    const { nextSource } = createImageHosts(hosts, picker);
    for (const name of ['x', 'y', 'z']) nextSource(`https://a.example/${name}.svg`);
    expect(picker.next).toHaveBeenCalledOnce();
  });

  test('never leaves the session without a host', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(5))), (fails) => {
        const picker = pickerOn('https://a.example');
        const { nextSource } = createImageHosts(hosts, picker);
        for (const [at, name] of fails) nextSource(`${hosts[at]?.replace(/\/$/, '')}/${name}.svg`);
        expect(picker.current()).toBeDefined();
      }),
    );
  });
});
