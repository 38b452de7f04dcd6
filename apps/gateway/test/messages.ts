import type { WhitelabelSwitch } from '@mekong/api-client/contract/types';
import type { Executor } from '../src/kernel/db/types.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import type { StoredMessage } from '../src/modules/messages/messages.service.ts';
import { TEST_SECRET_KEY, type TestGateway } from './gateway.ts';

const GROUPS: WhitelabelSwitch[] = ['REGISTER', 'LOGIN', 'PASSWORD', 'REWARD'];

/** Sets the switches of the merchant: the four groups, and these. */
export async function switchesOn(gateway: TestGateway, ...names: WhitelabelSwitch[]): Promise<void> {
  await gateway.modules.settings.change('switches', { on: [...GROUPS, ...names] }, { role: 'system' });
}

/** Gives a member a mail address or a mobile number, as a registration would. */
export async function giveDetail(
  db: Executor,
  memberId: string,
  field: 'email' | 'mobileNum',
  value: string,
): Promise<void> {
  const cipher = createFieldCipher(TEST_SECRET_KEY);
  await db
    .insertInto('member_detail')
    .values({
      member_id: memberId,
      field,
      sealed: cipher.seal(value, `${memberId}:${field}`),
      lookup: cipher.lookup(field, value.toLowerCase()),
    })
    .execute();
}

/** The message that was written last to an address. */
export async function newestMessage(gateway: TestGateway, address: string): Promise<StoredMessage> {
  const [message] = await gateway.modules.messages.list({ address, limit: 1 });
  if (!message) throw new Error(`Nothing was written to ${address}.`);
  return message;
}
