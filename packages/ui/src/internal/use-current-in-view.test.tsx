// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentInView } from './use-current-in-view.ts';

afterEach(() => vi.unstubAllGlobals());

function Line() {
  const line = useRef<HTMLUListElement>(null);
  useCurrentInView(line, 'two');
  return (
    <ul ref={line}>
      <li>One</li>
      <li>
        <a href="#two" aria-current="true">
          Two
        </a>
      </li>
    </ul>
  );
}

test('a line shows its chosen member again when a face that comes later has moved it out of sight', () => {
  const resized: (() => void)[] = [];
  const watched: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(work: () => void) {
        resized.push(work);
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => undefined;
    },
  );
  let left = 50;
  const scrolled: number[] = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'UL' ? new DOMRect(0, 0, 200, 40) : new DOMRect(left, 0, 60, 40);
  });
  Element.prototype.scrollBy = ((to: ScrollToOptions) => void scrolled.push(to.left ?? 0)) as never;
  const { container } = render(<Line />);
  expect([scrolled, watched]).toEqual([[], [...container.querySelectorAll('li')]]);
  left = -40;
  for (const work of resized) work();
  expect(scrolled).toEqual([-110]);
});
