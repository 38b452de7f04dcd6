import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { languageOf } from '@mekong/i18n/registry';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A page of its own: whether there was an input belongs to the page. */
async function freshPart(options?: { readonly isLive?: boolean }, Shown?: React.ComponentType) {
  vi.resetModules();
  const { latePart } = await import('./late-part.tsx');
  const press = vi.fn();
  const load = vi.fn(
    async () =>
      Shown ??
      (() => (
        <button type="button" onClick={press}>
          Favourite
        </button>
      )),
  );
  return { Part: latePart(load, options), load, press };
}

/** What a server has rendered of the part. */
const rendered = '<div data-late="pending"><!--$--><button type="button">Favourite</button><!--/$--></div>';

const [english, khmer] = [languageOf('EN').tag, languageOf('KM').tag];
const i18n = setupI18n({ locale: english, messages: { [english]: {}, [khmer]: {} } });
const inLanguage = (Part: React.ComponentType) => (
  <I18nProvider i18n={i18n}>
    <Part />
  </I18nProvider>
);
/** What React could not take over and had to render anew. */
const mismatches = vi.fn();

async function hydrate(Part: React.ComponentType): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = rendered;
  document.body.append(root);
  await act(async () => void hydrateRoot(root, inLanguage(Part), { onRecoverableError: mismatches }));
  return screen.getByRole('button', { name: 'Favourite' });
}

beforeEach(() => {
  document.body.replaceChildren();
  i18n.activate(english);
});
afterEach(() => {
  cleanup();
  expect(mismatches).not.toHaveBeenCalled();
});

test('a server-rendered part stays as it is, and its code is not asked for, until there is an input', async () => {
  const { Part, load, press } = await freshPart();
  const button = await hydrate(Part);
  expect(load).not.toHaveBeenCalled();
  await act(async () => void fireEvent.pointerMove(document.body));
  expect(load).toHaveBeenCalledOnce();
  expect(button.isConnected, 'React takes over the very element of the server.').toBe(true);
  expect(button.closest('[data-late=pending]')).toBeNull();
  fireEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
});

test('a press that came before happens when the part is hydrated', async () => {
  const { Part, press } = await freshPart();
  const button = await hydrate(Part);
  // as the script of the head remembers it
  Object.assign(document, { mekongPressed: button });
  await act(async () => void fireEvent.pointerDown(button));
  expect(press).toHaveBeenCalledOnce();
});

test('what is seen stays when the code does not come, and the next input asks again', async () => {
  const { Part, load } = await freshPart();
  load.mockRejectedValueOnce(new Error('offline'));
  const button = await hydrate(Part);
  await act(async () => void fireEvent.pointerMove(document.body));
  expect(button.isConnected).toBe(true);
  await act(async () => void fireEvent.pointerMove(document.body));
  expect(load).toHaveBeenCalledTimes(2);
  expect(button.closest('[data-late=pending]')).toBeNull();
});

test('a part that moves by itself is hydrated when the page is quiet', async () => {
  vi.useFakeTimers();
  try {
    const { Part, load } = await freshPart({ isLive: true });
    const button = await hydrate(Part);
    await act(() => vi.advanceTimersByTimeAsync(3_500));
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(button.closest('[data-late=pending]')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('where no server has rendered it, it appears with its code and waits for nobody', async () => {
  const { Part } = await freshPart();
  await act(async () => void render(inLanguage(Part)));
  expect(await screen.findByRole('button', { name: 'Favourite' })).toBeDefined();
});

test('in a language that was chosen before it was hydrated it is rendered anew; one that is chosen later changes it', async () => {
  const { useLanguage } = await import('@mekong/i18n/useLanguage');
  const { Part } = await freshPart({}, function Favourite() {
    const { code } = useLanguage();
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {code === 'EN' ? 'Favourite' : `ចូលចិត្ត ${count}`}
      </button>
    );
  });
  const button = await hydrate(Part);
  await act(async () => i18n.activate(khmer));
  expect(button.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'ចូលចិត្ត 0' }));
  await act(async () => i18n.activate(english));
  await act(async () => i18n.activate(khmer));
  expect(screen.getByRole('button', { name: 'ចូលចិត្ត 1' }), 'It keeps its state.').toBeDefined();
});
