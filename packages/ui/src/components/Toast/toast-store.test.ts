import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissAllToasts, dismissToast, getToasts, subscribeToasts, toast } from './toast-store.ts';

beforeEach(dismissAllToasts);

describe('the queue of toasts', () => {
  test('keeps the order in which they came', () => {
    toast({ title: 'One' });
    toast({ title: 'Two' });
    expect(getToasts().map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  test('puts a new text in the place of the one with the same id, and counts it', () => {
    toast({ id: 'upload', title: 'Uploading' });
    toast({ title: 'Other' });
    toast({ id: 'upload', title: 'Uploaded' });
    expect(getToasts().map(({ title, revision }) => [title, revision])).toEqual([
      ['Uploaded', 2],
      ['Other', 1],
    ]);
  });

  test('gives what matters more time', () => {
    toast({ title: 'Saved' });
    toast({ title: 'Not saved', tone: 'negative' });
    toast({ title: 'Removed', action: { label: 'Undo', alternative: 'Undo in favourites', onSelect: vi.fn() } });
    toast({ title: 'Stays', duration: Number.POSITIVE_INFINITY });
    expect(getToasts().map(({ duration }) => duration)).toEqual([6_000, 12_000, 12_000, Number.POSITIVE_INFINITY]);
  });

  test('tells its readers about every change until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToasts(listener);
    const id = toast({ title: 'One' });
    dismissToast(id);
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    toast({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('hands out the same array until something changes', () => {
    toast({ title: 'One' });
    expect(getToasts()).toBe(getToasts());
  });
});
