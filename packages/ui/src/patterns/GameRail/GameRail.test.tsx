// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { GameRail } from './GameRail.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'EN', messages: {} }));
afterEach(() => void vi.unstubAllGlobals());

/** Of a browser that has laid nothing out. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test('a page made on a server has the cards that a screen shows, left to the browser, and the others when it is hydrated', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  const rail = (
    <I18nProvider i18n={i18n}>
      <UiProvider direction="ltr">
        <GameRail title="Hot games" games={gameFixtures(24)} isPriority />
      </UiProvider>
    </I18nProvider>
  );
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(rail);
  const pictures = [...frame.querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(Array(8).fill('lazy'));
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(frame, rail, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(frame.querySelectorAll('article')).toHaveLength(24);
  expect([...frame.querySelectorAll('img')].slice(0, 8)).toEqual(pictures);
  act(() => root.unmount());
});
