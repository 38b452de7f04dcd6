import type { IdentityReview } from '@mekong/api-client/admin/contract/types';
import type {
  IdentityCheck,
  IdentityFieldName,
  IdentityReason,
  IdentityValues,
  InboxList,
  UploadedFile,
  Withdrawable,
} from '@mekong/api-client/contract/types';
import sharp from 'sharp';
import { expect } from 'vitest';
import { makeMember } from '../db/seed/builders.ts';
import type { Executor } from '../src/kernel/db/types.ts';
import type { TestSession, testGateway } from './gateway.ts';
import type { newOperator } from './operator-accounts.ts';
import { PASSWORD } from './people.ts';

const picture = (
  await sharp({ create: { width: 100, height: 100, channels: 3, background: '#2a9d8f' } })
    .jpeg()
    .toBuffer()
).toString('base64');

const steps = {
  PERSON: {
    ...{ legalName: 'Sok Dara', birthday: '1992-04-13', nationality: 'KH', birthPlace: 'Kampot' },
    ...{ idType: 'ID_CARD', idNumber: 'N 010-203' },
  },
  ADDRESS: { permanentAddress: '12 Street 240, Phnom Penh', currentAddress: '12 Street 240, Phnom Penh' },
  INCOME: { occupation: 'Teacher', incomeSource: 'SALARY' },
} satisfies Record<string, IdentityValues>;

interface CheckPorts {
  db: Executor;
  gateway: Awaited<ReturnType<typeof testGateway>>;
  /** Decides. */
  risk: Awaited<ReturnType<typeof newOperator>>;
  passwordHash: string;
}

/** Members with their identity checks. */
export function identityChecks({ db, gateway, risk, passwordHash }: CheckPorts) {
  let members = 0;
  /** A member with a session, and what he can do about his check. */
  async function newMember(person: IdentityValues = {}) {
    const username = `member${++members}`;
    const memberId = await makeMember(db, { username, passwordHash });
    const session = await gateway.login(username, PASSWORD);
    const own = { idNumber: `${steps.PERSON.idNumber}${members}`, legalName: `Sok Dara ${members}`, ...person };
    const self = {
      ...{ username, memberId, session },
      show: () => gateway.value<IdentityCheck>('getIdentityCheck', {}, session),
      upload: async (by: TestSession = session) =>
        (await gateway.value<UploadedFile>('uploadFile', { body: { purpose: 'IDENTITY', data: picture } }, by)).id,
      save: (step: string, values: IdentityValues) =>
        gateway.call('saveIdentityCheck', { body: { step, values } }, session),
      send: () => gateway.call('sendIdentityCheck', {}, session),
      change: (...fields: IdentityFieldName[]) => gateway.call('changeIdentityCheck', { body: { fields } }, session),
      /** Says everything and sends it. */
      async complete(): Promise<IdentityCheck> {
        const pictures = {
          documentFront: await self.upload(),
          documentBack: await self.upload(),
          selfie: await self.upload(),
        };
        await self.save('PERSON', { ...steps.PERSON, ...own });
        await self.save('ADDRESS', steps.ADDRESS);
        await self.save('INCOME', steps.INCOME);
        await self.save('DOCUMENTS', pictures);
        const { status, json } = await self.send();
        expect([status, json.error]).toEqual([200, undefined]);
        return json.value as IdentityCheck;
      },
      review: () => risk.value<IdentityReview>('getIdentityReview', { path: { id: memberId } }),
      /** Decides what is in review: these are rejected, the others accepted. */
      async decide(rejected: Partial<Record<IdentityFieldName, IdentityReason>> = {}, reason?: string) {
        const { sentAt, fields } = await self.review();
        const decisions = fields
          .filter(({ state }) => state === 'IN_REVIEW')
          .map(({ name }) => ({ field: name, ...(rejected[name] && { reason: rejected[name] }) }));
        return risk.call('decideIdentityCheck', {
          path: { id: memberId },
          body: { sentAt, decisions, ...(reason && { reason }) },
        });
      },
      told: async () =>
        (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, session)).content.map(
          ({ title }) => title,
        ),
      statesOf: async (...names: IdentityFieldName[]) => {
        const { fields } = await self.show();
        return names.map((name) => fields.find((one) => one.name === name)?.state);
      },
      money: () => gateway.value<Withdrawable>('getWithdrawable', {}, session),
    };
    return self;
  }

  return { newMember, steps };
}
