// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRovingFocus } from './useRovingFocus.ts';

afterEach(cleanup);

function Bar({ names }: { readonly names: readonly string[] }) {
  return (
    <div {...useRovingFocus<HTMLDivElement>('row')}>
      {names.map((name) => (
        <button key={name} type="button" data-roving disabled={name === 'off'}>
          {name}
        </button>
      ))}
    </div>
  );
}

const stops = (): string[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0 && !button.hasAttribute('disabled'))
    .map((button) => button.textContent);

test('a group is one tab stop, which follows the focus', () => {
  render(<Bar names={['a', 'b', 'c']} />);
  expect(stops()).toEqual(['a']);
  screen.getByText('a').focus();
  fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('b');
  expect(stops()).toEqual(['b']);
});

test('a group passes over members that cannot be used', () => {
  render(<Bar names={['a', 'off', 'c']} />);
  screen.getByText('a').focus();
  fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight' });
  expect(document.activeElement?.textContent).toBe('c');
});

test('a group keeps a tab stop when the member that was it has gone', () => {
  const { rerender } = render(<Bar names={['a', 'b', 'c']} />);
  screen.getByText('c').focus();
  rerender(<Bar names={['a', 'b']} />);
  expect(stops()).toEqual(['a']);
});

test('a group leaves shortcuts of the browser alone', () => {
  render(<Bar names={['a', 'b']} />);
  screen.getByText('a').focus();
  expect(fireEvent.keyDown(screen.getByText('a'), { key: 'ArrowRight', altKey: true })).toBe(true);
  expect(document.activeElement?.textContent).toBe('a');
});
