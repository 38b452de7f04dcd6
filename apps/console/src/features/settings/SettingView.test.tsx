import type { SettingSection } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, refuse, type TestAnswers, type TestCall } from '../../../test/open-console.tsx';

/** A setting of the gateway that several operators change: every save makes another version. */
function sharedSetting(first: number) {
  let stored = { passwordDays: first };
  let saves = 0;
  const version = (): string => `${saves}`.padStart(22, 'A');
  const section = (): SettingSection => ({
    key: 'security',
    title: 'Passwords',
    group: 'security',
    version: version(),
    fields: [
      {
        name: 'passwordDays',
        kind: 'number',
        label: 'Age of a password',
        optional: false,
        fixed: false,
        ordered: false,
      },
    ],
    value: stored,
    defaults: { passwordDays: 90 },
  });
  const set = (value: typeof stored): void => {
    stored = value;
    saves += 1;
  };
  type Body = { readonly value: typeof stored; readonly version: string };
  const answers: TestAnswers = {
    listSettings: () => ({ sections: [section()] }),
    listSettingChanges: () => ({ content: [] }),
    previewSetting: ({ body }: TestCall) => {
      const { passwordDays: after } = (body as Body).value;
      const { passwordDays: before } = stored;
      const change = { name: 'passwordDays', label: 'Age of a password', before, after };
      return { version: version(), changes: before === after ? [] : [change], problems: [] };
    },
    saveSetting: ({ body }: TestCall) => {
      const { version: replaced, value } = body as Body;
      if (replaced !== version()) return refuse({ status: 409, code: 'VALUE_CHANGED' });
      set(value);
      return section();
    },
  };
  return { answers, set, stored: () => stored };
}

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Age of a password' });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

async function type(days: string): Promise<void> {
  const input = await field();
  input.focus();
  fireEvent.input(input, { target: { value: days } });
  fireEvent.change(input, { target: { value: days } });
  fireEvent.blur(input);
}

/** Reviews the changes; returns the cells of the difference. */
async function review(): Promise<readonly (string | null)[]> {
  await waitFor(() => press('Review changes'));
  const question = await screen.findByRole('dialog', { name: 'Save these changes?' });
  return within(question)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

test('an operator sees what another one saved meanwhile, and decides with a second save', async () => {
  const setting = sharedSetting(60);
  await openConsole('/settings?key=security', setting.answers);
  await type('30');
  expect((await review()).slice(-2)).toEqual([expect.stringContaining('60'), expect.stringContaining('30')]);

  setting.set({ passwordDays: 45 });
  press('Save changes');
  expect(await screen.findByText(/Somebody else has saved this setting meanwhile/)).toBeTruthy();
  const cells = within(screen.getByRole('dialog')).getAllByRole('cell');
  expect(cells.at(-2)?.textContent).toContain('45');
  expect(setting.stored()).toEqual({ passwordDays: 45 });

  press('Replace and save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(setting.stored()).toEqual({ passwordDays: 30 });
});

test('an operator who gives way after a conflict gets the values of the other one', async () => {
  const setting = sharedSetting(60);
  await openConsole('/settings?key=security', setting.answers);
  await type('30');
  await review();
  setting.set({ passwordDays: 45 });
  press('Save changes');
  await screen.findByText(/Somebody else has saved this setting meanwhile/);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => press('Discard changes'));
  await waitFor(async () => expect((await field()).value).toBe('45'));
});

test('an operator saves twice in a row without a conflict with the own save', async () => {
  const setting = sharedSetting(60);
  await openConsole('/settings?key=security', setting.answers);
  for (const days of ['30', '20']) {
    await type(days);
    await review();
    press('Save changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(setting.stored()).toEqual({ passwordDays: Number(days) });
  }
});

test('an operator is asked before typed values are lost, but not after they are saved', async () => {
  const setting = sharedSetting(60);
  await openConsole('/settings?key=security', setting.answers);
  await type('30');
  fireEvent.click(screen.getByRole('link', { name: 'All settings' }));
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  press('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await field()).value).toBe('30');

  fireEvent.click(screen.getByRole('link', { name: 'All settings' }));
  await screen.findByRole('alertdialog');
  press('Leave');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();

  fireEvent.click(await screen.findByRole('link', { name: /Passwords/ }));
  await type('20');
  await review();
  press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('link', { name: 'All settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
});

test('a setting of a few choices shows them all, one of many opens a list', async () => {
  const option = (value: string) => ({ value, label: `Answer ${value}` });
  const field = (name: string, values: readonly string[]) => ({
    ...{ name, label: name, kind: 'choice' as const, optional: false, fixed: false, ordered: false },
    options: values.map(option),
  });
  const section: SettingSection = {
    ...{ key: 'security', title: 'Passwords', group: 'security', version: 'A'.repeat(22) },
    fields: [field('Few', ['1', '2']), field('Many', ['1', '2', '3', '4', '5'])],
    value: { Few: '1', Many: '1' },
    defaults: { Few: '1', Many: '1' },
  };
  await openConsole('/settings?key=security', {
    listSettings: () => ({ sections: [section] }),
    listSettingChanges: () => ({ content: [] }),
  });
  const few = within(await screen.findByRole('radiogroup', { name: /^Few/ }));
  fireEvent.click(few.getByRole('radio', { name: 'Answer 2' }));
  expect(few.getByRole<HTMLInputElement>('radio', { name: 'Answer 2' }).checked).toBe(true);
  expect(screen.getByRole('combobox', { name: /^Many/ }).textContent).toContain('Answer 1');
});

test('a setting of few steps between two ends is a slider, any other number is typed', async () => {
  const field = (name: string, max: number) => ({
    ...{ name, label: name, kind: 'number' as const, optional: false, fixed: false, ordered: false },
    ...{ min: 0, max },
  });
  const section: SettingSection = {
    ...{ key: 'humanCheck', title: 'Human check', group: 'security', version: 'A'.repeat(22) },
    fields: [field('Work', 26), field('Days', 3_650), { ...field('Decimals', 4), fixed: true }],
    value: { Work: 12, Days: 90, Decimals: 2 },
    defaults: { Work: 12, Days: 90, Decimals: 2 },
  };
  const previews: unknown[] = [];
  await openConsole('/settings?key=humanCheck', {
    listSettings: () => ({ sections: [section] }),
    listSettingChanges: () => ({ content: [] }),
    previewSetting: ({ body }: TestCall) => {
      previews.push((body as { readonly value: unknown }).value);
      return { version: section.version, changes: [], problems: [] };
    },
  });
  const work = await screen.findByRole<HTMLInputElement>('slider', { name: 'Work' });
  expect([work.min, work.max, work.value]).toEqual(['0', '26', '12']);
  expect(screen.getAllByRole('slider')).toHaveLength(1);
  fireEvent.change(work, { target: { value: '16' } });
  await waitFor(() => press('Review changes'));
  await waitFor(() => expect(previews).toEqual([{ Work: 16, Days: 90, Decimals: 2 }]));
});

test('an amount is shown as other amounts are, and saved with the four places that it is kept with', async () => {
  const field = { name: 'least', kind: 'money' as const, label: 'Least amount', currency: 'KHR' };
  const section = {
    ...{ key: 'transfers' as const, title: 'Transfers', group: 'security' as const, version: 'A'.repeat(22) },
    fields: [{ ...field, optional: false, fixed: false, ordered: false }],
    ...{ value: { least: '400000.0000' }, defaults: { least: '1000.0000' } },
  };
  const sent: unknown[] = [];
  await openConsole('/settings?key=transfers', {
    listSettings: () => ({ sections: [section] }),
    listSettingChanges: () => ({ content: [] }),
    previewSetting: ({ body }) => {
      sent.push(body);
      const change = { name: 'least', label: 'Least amount', before: '400000.0000', after: '1500.5000' };
      return { version: section.version, changes: [change], problems: [] };
    },
  });
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Least amount' });
  expect(input.value).toBe('400,000');
  fireEvent.change(input, { target: { value: '1500.5' } });
  expect((await review()).slice(-2)).toEqual([
    expect.stringContaining('៛400,000.00'),
    expect.stringContaining('៛1,500.50'),
  ]);
  expect(sent).toEqual([{ value: { least: '1500.5000' } }]);
});
