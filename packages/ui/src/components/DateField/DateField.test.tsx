// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DateField } from './DateField.tsx';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(cleanup);
afterEach(() => void vi.restoreAllMocks());

function Chosen() {
  const [day, setDay] = useState('2026-11-21');
  return <DateField label="Day" value={day} onValueChange={setDay} />;
}

test('steps through days where Trusted Types refuse markup', async () => {
  const write = vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
  render(
    <I18nProvider i18n={i18n}>
      <Chosen />
    </I18nProvider>,
  );
  const day = await screen.findByRole('spinbutton', { name: /day/ });
  day.focus();
  for (const next of ['22', '23', '24']) {
    fireEvent.keyDown(day, { key: 'ArrowUp' });
    await waitFor(() => expect(day.textContent).toBe(next));
  }
  expect(write).not.toHaveBeenCalled();
});
