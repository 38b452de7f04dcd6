import { session } from '@mekong/api-client/session';
import type { InboxMessage } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { MessagesPage } from './MessagesPage.tsx';
import { messagesSearch } from './messages-search.ts';

const calls = vi.hoisted(() => ({
  listInbox: vi.fn(),
  readInbox: vi.fn(),
  deleteInbox: vi.fn(),
  getUnreadCount: vi.fn(),
  getInboxMessage: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/listInbox', () => ({ listInbox: calls.listInbox }));
vi.mock('@mekong/api-client/sdk/readInbox', () => ({ readInbox: calls.readInbox }));
vi.mock('@mekong/api-client/sdk/deleteInbox', () => ({ deleteInbox: calls.deleteInbox }));
vi.mock('@mekong/api-client/sdk/getUnreadCount', () => ({ getUnreadCount: calls.getUnreadCount }));
vi.mock('@mekong/api-client/sdk/getInboxMessage', () => ({ getInboxMessage: calls.getInboxMessage }));

const message = (id: string, more: Partial<InboxMessage> = {}): InboxMessage => ({
  ...{ id, kind: 'SYSTEM', title: `Title ${id}`, text: `Text ${id}`, sentAt: '2026-11-26T09:00:00.000Z', isRead: true },
  ...more,
});

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  calls.getUnreadCount.mockResolvedValue(1);
  calls.readInbox.mockResolvedValue({ unread: 0 });
  calls.deleteInbox.mockResolvedValue({ unread: 0 });
  calls.listInbox.mockResolvedValue({
    content: [message('3', { isRead: false, link: { page: 'depositv2', order: 'D7K2M9QX' } }), message('2')],
  });
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(query = ''): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const Page = () => <MessagesPage search={messagesSearch(useSearch({ strict: false }))} />;
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/member', component: Page })]),
    history: createMemoryHistory({ initialEntries: [`/member?page=messageV2${query}`] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

test('a message that is opened says where it leads, and is read', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Title 3/ }));
  expect(await screen.findByText('Text 3')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open the deposit' });
  expect(link.getAttribute('href')).toBe('/member?page=depositv2&order=D7K2M9QX');
  await waitFor(() => expect(calls.readInbox).toHaveBeenCalledWith({ body: { messageIds: ['3'] } }));
});

test('a message about a bill leads an agent to it', async () => {
  calls.listInbox.mockResolvedValue({
    content: [message('4', { link: { page: 'agentRevenueReport', order: '88' } })],
  });
  show();
  fireEvent.click(await screen.findByRole('button', { name: /Title 4/ }));
  const link = await screen.findByRole('link', { name: 'Open the bill' });
  expect(link.getAttribute('href')).toBe('/agentHome?page=agentRevenueReport&bill=88');
});

test('chosen messages are deleted after a question, and others stay', async () => {
  show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose: Title 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete chosen' }));
  expect(calls.deleteInbox).not.toHaveBeenCalled();
  expect(await screen.findByText('Delete 1 message?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls.deleteInbox).toHaveBeenCalledWith({ body: { messageIds: ['2'] } }));
});

test('all are marked as read by one button, which says when there is nothing to mark', async () => {
  show();
  const button = await screen.findByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(button);
  await waitFor(() => expect(calls.readInbox).toHaveBeenCalledWith({ body: {} }));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
});

test('an address that names an older message shows it before the newest', async () => {
  calls.getInboxMessage.mockResolvedValue(message('1'));
  show('&message=1');
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(screen.getAllByRole('checkbox').length).toBe(4);
});
