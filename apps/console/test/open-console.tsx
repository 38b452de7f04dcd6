import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { configureAdminClient } from '@mekong/api-client/admin/client';
import { ADMIN_OPERATIONS, type AdminOperationId } from '@mekong/api-client/admin/contract/operations';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { RouterProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { Providers } from '../src/app/Providers.tsx';
import { createQueryClient } from '../src/app/query-client.ts';
import { createConsoleRouter } from '../src/app/router.tsx';
import { showLanguage, shownLanguage } from '../src/state/language.ts';

/** A call of the console, as the gateway receives it. */
export interface TestCall {
  /** Body as JSON; undefined where it has none, or one that is no JSON. */
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
  /** Where it went to, without what stands behind the `?`. */
  readonly path: string;
}

/** Answers by operation: the value of a good answer, or `refuse(...)`. */
export type TestAnswers = Partial<Record<AdminOperationId, (call: TestCall) => unknown>>;

/** What the gateway says when it refuses. */
interface Refusal {
  readonly status: number;
  readonly code: ErrorCode;
  readonly params?: object | undefined;
}

const refusals = new WeakSet<object>();

/** A refusal, for an answer of a test. */
export function refuse(refusal: Refusal): Refusal {
  refusals.add(refusal);
  return refusal;
}

/** Stands in for the observers of layout, which jsdom does not have: nothing has a size there. */
class Unsized {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The part of the contract's document that tells an operation's example. */
interface Documented {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const documentPath = createRequire(import.meta.url).resolve('@mekong/api-client/admin/contract/openapi');
const contract: Documented = JSON.parse(readFileSync(documentPath, 'utf8'));

const operations = Object.entries(ADMIN_OPERATIONS).map(([id, { method, path }]) => ({
  id: id as AdminOperationId,
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Value of the contract's own example of an operation. */
function exampleOf(method: string, path: string): unknown {
  const operation = contract.paths[path]?.[method.toLowerCase()] as
    | { responses: Record<string, { content?: Record<string, { example?: { value?: unknown } }> }> }
    | undefined;
  return operation?.responses['200']?.content?.['application/json']?.example?.value;
}

/** Value of the contract's own example, for an answer that is that but for some of it. */
export const contractExample = (id: AdminOperationId): unknown =>
  exampleOf(ADMIN_OPERATIONS[id].method, ADMIN_OPERATIONS[id].path);

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined);

const respond = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/**
 * Opens the console at an address, in English, as an admin who may do everything. Calls that the test does not answer get
 * the contract's own example.
 *
 * @param options `isWide`: the screen has room for everything side by side
 */
export async function openConsole(
  path: string,
  answers: TestAnswers = {},
  { isWide = false }: { isWide?: boolean } = {},
): Promise<void> {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('ResizeObserver', Unsized);
  vi.stubGlobal('IntersectionObserver', Unsized);
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  const answer = async (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const found = operations.find((known) => known.method === method && known.pattern.test(pathname));
    if (!found) return respond(404, { success: false, error: { code: 'NOT_FOUND', params: {}, requestId: 'test' } });
    const call = { body: bodyOf(body), query: Object.fromEntries(searchParams), path: pathname };
    const value = answers[found.id]
      ? await answers[found.id]?.(call)
      : found.id === 'getOperator'
        ? {
            name: 'local',
            role: 'admin',
            isOpen: true,
            siteName: 'Luna',
            timeZone: 'Asia/Phnom_Penh',
            operations: operations.map(({ id }) => id),
          }
        : exampleOf(method, found.path);
    if (typeof value === 'object' && value !== null && refusals.has(value)) {
      const { status, code, params = {} } = value as Refusal;
      return respond(status, { success: false, error: { code, params, requestId: 'test' } });
    }
    return respond(200, { success: true, value });
  };
  await showLanguage('EN');
  configureAdminClient({ language: shownLanguage, fetch: answer as typeof fetch });
  window.history.replaceState(null, '', path);
  const queryClient = createQueryClient();
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={createConsoleRouter()} />
    </Providers>,
  );
}
