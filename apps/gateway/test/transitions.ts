import { type KyselyPlugin, type RootOperationNode, ValueNode } from 'kysely';
import { expect } from 'vitest';
import type { TestDb } from './harness.ts';

/** What a step of an order has left behind. */
export interface Trail {
  /** Actions of the audit trail. */
  audit: readonly string[];
  /** Templates of messages to members. */
  messages: readonly string[];
  /** Channels that pages were told by. */
  events: readonly string[];
}

/** What a row of a table of states has to leave behind. */
export interface Told {
  readonly from: string;
  readonly event: string;
  /** How it stands afterwards. */
  readonly to: string;
  /** Left out: it is only asked about, and changes nothing for anybody. */
  readonly audit?: string | undefined;
  /** What the member reads; left out: nothing, since he has done it himself or has nothing of it. */
  readonly message?: string | undefined;
  /** Channel that pages are told by; left out: who has asked for it has the answer. */
  readonly channel?: string | undefined;
}

/** A row with what leads to its step. */
export interface StepRow extends Omit<Told, 'from' | 'event'> {
  /** State and event. */
  readonly key: string;
  /** Makes everything ready. @returns what lets it happen */
  readonly run: () => Promise<() => Promise<unknown>>;
}

/** State and event of a row. */
export function stepOf({ key }: Pick<StepRow, 'key'>): Pick<Told, 'from' | 'event'> {
  const [from = '', event = ''] = key.split(' ');
  return { from, event };
}

const channelOf = (node: RootOperationNode): string | undefined => {
  if (node.kind !== 'RawNode' || !node.sqlFragments[0]?.includes('pg_notify')) return undefined;
  const [channel] = node.parameters;
  return channel && ValueNode.is(channel) ? String(channel.value) : undefined;
};

/** A database that notes what is written beside a step: in the audit trail, to members, and to pages that are open. */
export function watched(t: TestDb) {
  const heard: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const channel = channelOf(node);
      if (channel !== undefined) heard.push(channel);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const kysely = t.db.kysely.withPlugin(plugin);
  const newest = async (table: 'audit' | 'inbox_message'): Promise<string> =>
    (await t.db.kysely.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())?.id ?? '0';
  return {
    t: { ...t, db: { ...t.db, kysely } } as TestDb,
    /** What a step has left behind. */
    async trailOf(work: () => Promise<unknown>): Promise<Trail> {
      const [audit, message] = [await newest('audit'), await newest('inbox_message')];
      heard.length = 0;
      await work();
      const actions = await t.db.kysely.selectFrom('audit').select('action').where('id', '>', audit).execute();
      const told = await t.db.kysely.selectFrom('inbox_message').select('template').where('id', '>', message).execute();
      return {
        audit: actions.map(({ action }) => action),
        messages: told.map(({ template }) => template),
        events: [...heard],
      };
    },
  };
}

/** Holds what a step has left behind against its row. */
export function expectTrail(
  { audit, messages, events }: Trail,
  row: Pick<Told, 'audit' | 'message' | 'channel'>,
): void {
  if (row.audit !== undefined) expect(audit).toContain(row.audit);
  if (row.message === undefined) expect(messages).toEqual([]);
  else expect(messages).toContain(row.message);
  if (row.channel !== undefined) expect(events).toContain(row.channel);
}

interface Step {
  readonly from: readonly string[];
  readonly event: string;
}

const keysOf = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ from, event }) => from.map((state) => `${state} ${event}`)).sort();

/** Every row of a machine stands in the table of what is told, and no other. */
export function expectAllRows(steps: readonly Step[], rows: readonly Pick<Told, 'from' | 'event'>[]): void {
  expect(rows.map(({ from, event }) => `${from} ${event}`).sort()).toEqual(keysOf(steps));
}
