// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';

afterEach(cleanup);
afterEach(() => void vi.unstubAllGlobals());

test('a LazyImage of a rendered page takes over what was rendered, also when its picture has loaded elsewhere before', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  const late = <LazyImage src="/mark.webp" alt="Mark" width={108} height={36} />;
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(late);
  const first = render(<LazyImage src="/mark.webp" alt="" width={108} height={36} isPriority />);
  fireEvent.load(first.container.querySelector('img') as HTMLImageElement);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(frame, late, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(frame.querySelector('img')?.getAttribute('src')).toBe('/mark.webp');
  act(() => root.unmount());
});
