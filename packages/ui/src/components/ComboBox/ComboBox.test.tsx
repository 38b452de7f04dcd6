// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

const { hasList, allowList } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { hasList: promise, allowList: resolve };
});
vi.mock(import('./ComboBoxList.tsx'), async (importOriginal) => {
  await hasList;
  return importOriginal();
});

const options = [
  { value: 'ABA', label: 'ABA Bank' },
  { value: 'CANADIA', label: 'Canadia Bank' },
  { value: 'WING', label: 'Wing Bank' },
];

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  // jsdom lays nothing out
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

test('a ComboBox keeps what is typed while its list is on its way', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <ComboBox label="Bank" options={options} value={undefined} onValueChange={() => undefined} />
    </I18nProvider>,
  );
  const trigger = screen.getByRole('combobox');
  trigger.focus();
  for (const key of [...'can a', 'Backspace', 'Backspace', 'a']) fireEvent.keyDown(trigger, { key });
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('searchbox')).toBeNull();
  allowList();
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(search.value).toBe('cana');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Canadia Bank']);
});
