import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { draftOf, dropDraft } from './drafts.ts';
import { useDraft, useReloadDraft } from './use-draft.ts';

const typed = () => ({ name: 'bopha' });
let forget: () => void;
function Form() {
  forget = useDraft('form', typed);
  return null;
}
function Confirmation() {
  useReloadDraft('form', typed);
  return null;
}

afterEach(() => {
  cleanup();
  dropDraft('form');
  sessionStorage.clear();
});

test('a form keeps what was typed when it is closed, until it has done its work', () => {
  render(<Form />).unmount();
  expect(draftOf('form')).toEqual({ name: 'bopha' });
  const again = render(<Form />);
  forget();
  again.unmount();
  expect(draftOf('form')).toEqual({});
});

test('a form that has done its work leaves nothing behind when the page is loaded again', () => {
  render(<Form />);
  forget();
  dispatchEvent(new Event('pagehide'));
  expect(draftOf('form')).toEqual({});
});

test('a confirmation keeps what was typed over a reload, and not when it is closed', () => {
  render(<Confirmation />).unmount();
  expect(draftOf('form')).toEqual({});
  const { unmount } = render(<Confirmation />);
  dispatchEvent(new Event('pagehide'));
  expect(draftOf('form')).toEqual({ name: 'bopha' });
  unmount();
  render(<Confirmation />).unmount();
  expect(draftOf('form')).toEqual({});
});
