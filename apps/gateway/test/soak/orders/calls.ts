import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ADMIN_OPERATIONS, type AdminOperationId } from '@mekong/api-client/admin/contract/operations';
import type { ApprovedRequest, WaitingForApproval } from '@mekong/api-client/admin/contract/types';
import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import { Refused, send } from '../../processes/running-gateway.ts';
import type { Person, World } from './world.ts';

/** Until a call is sent again that has had no clear answer. */
const PAUSE_MS = 200;
/** A gateway that is killed is back long before, on a busy machine too. */
const PATIENCE_MS = 600_000;

interface Call {
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const fill = (path: string, values: Call['path'] = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Whether the same call may have another answer in a moment: nobody was there, or it is still being worked at. */
const isUnclear = (error: unknown): boolean =>
  !(error instanceof Refused) || ['IDEMPOTENCY_IN_PROGRESS', 'SERVICE_BUSY'].includes(error.code);

/** Sends a call until it has a clear answer, whatever becomes of the gateway meanwhile. @throws Refused */
async function insist<T>(url: string, init: Parameters<typeof send>[1]): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
    try {
      return (await send<T>(url, init)).value;
    } catch (error) {
      if (!isUnclear(error) || Date.now() > end) throw error;
    }
  }
}

/** Whoever calls: members the site, operators the console, payers the provider. */
export function createCalls({ siteUrl, consoleUrl, sandboxUrl, sandboxKey, operators }: World) {
  const callConsole = <T>(cookie: string, id: AdminOperationId, { path, body }: Call): Promise<T> => {
    const operation = ADMIN_OPERATIONS[id];
    const headers = { origin: consoleUrl, cookie };
    return insist<T>(`${consoleUrl}${fill(operation.path, path)}`, { method: operation.method, headers, body });
  };

  return {
    /** A member's call; what moves money has a key, which stays the same however often it is sent. @throws Refused */
    member<T>(person: Person, id: OperationId, { path, body }: Call): Promise<T> {
      const operation = OPERATIONS[id];
      const headers = {
        ...{ origin: siteUrl, ...person.headers },
        ...(operation.money ? { 'idempotency-key': randomUUID() } : {}),
      };
      return insist<T>(`${siteUrl}${fill(operation.path, path)}`, { method: operation.method, headers, body });
    },

    /** What one operator asks for, and the other one approves where that is needed. @throws Refused */
    async operator(id: AdminOperationId, call: Call): Promise<void> {
      const answer = await callConsole<Partial<WaitingForApproval> | undefined>(operators.maker, id, call);
      const approvalId = answer?.approval?.id;
      if (approvalId !== undefined)
        await callConsole<ApprovedRequest>(operators.decider, 'approveRequest', { path: { approvalId } });
    },

    /** What the provider knows, whatever goes wrong with its answers. @returns nothing when it knows nothing of it */
    async provider<T>(path: string): Promise<T | undefined> {
      const answer = await fetch(new URL(path, sandboxUrl), {
        headers: { authorization: `Bearer ${sandboxKey}`, 'x-sandbox-fault': 'none' },
      });
      if (answer.ok) return (await answer.json()) as T;
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw new Error(`The sandbox answered ${answer.status} to ${path}.`);
    },

    /** A form of the provider's pages. @returns whether it was taken */
    async page(path: string, fields: Readonly<Record<string, string>>): Promise<boolean> {
      const body = new URLSearchParams(fields);
      const answer = await fetch(new URL(path, sandboxUrl), { method: 'POST', redirect: 'manual', body });
      await answer.body?.cancel();
      return answer.status === 303;
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

/** Whether a call is refused because others were quicker, or by a rule that the caller may run into. @throws whatever else */
export function isRefusal(error: unknown, codes: readonly string[]): boolean {
  if (error instanceof Refused && codes.includes(error.code)) return true;
  throw error;
}
