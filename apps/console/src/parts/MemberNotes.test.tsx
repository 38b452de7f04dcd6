import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../test/open-console.tsx';

test('an operator reads what others have noted on the page of a member, and adds to it', async () => {
  let sent: unknown;
  await openConsole('/members?member=7', {
    addMemberNote: ({ body }) => {
      sent = body;
      return contractExample('addMemberNote');
    },
  });
  expect(await screen.findByText('Called about the parts of a withdrawal, explained.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add a note' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await within(dialog).findByText('Write what others should know.')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' Speaks Thai. ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The note is added')).toBeTruthy();
  expect(sent).toEqual({ key: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Speaks Thai.' });
});

test('an operator is told that nobody has noted anything', async () => {
  await openConsole('/members?member=7', { listMemberNotes: () => ({ content: [] }) });
  expect(await screen.findByText('No notes yet')).toBeTruthy();
});
