import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { featureFixture } from '../GameFeature/GameFeature.fixtures.ts';
import { GameGrid } from './GameGrid.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'EN', messages: {} }));

test('a page made on a server shows the first games, and not a thousand', () => {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <UiProvider direction="ltr">
        <GameGrid label="Slots" games={gameFixtures(1000)} />
      </UiProvider>
    </I18nProvider>,
  );
  expect(html.match(/role="gridcell"/g)).toHaveLength(24);
  expect(html).toContain('Lotus Fortune');
});

test('a page made on a server asks for the scene of its feature before all other covers', () => {
  const layers = { scene: { url: '/img/scenes/naga.webp' }, hero: { url: '/img/heroes/naga.webp' } };
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <UiProvider direction="ltr">
        <GameGrid label="Slots" games={[{ ...featureFixture, layers }, ...gameFixtures(20).slice(1)]} hasFeature />
      </UiProvider>
    </I18nProvider>,
  );
  const asked = [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain(layers.scene.url);
});
