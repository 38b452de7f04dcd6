import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { UiProvider } from '../../provider/UiProvider.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
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
