import type { MemberIcon, MemberIcons } from '@mekong/api-client/contract/types';
import { avatarMotifs } from '@mekong/art/avatar';
import type { SignedIn } from '../../contract/actor.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import { readIcon, writeIcon } from './icons.repository.ts';

/** One picture for each face the art knows; the number is its name there. */
const ICONS: readonly MemberIcon[] = avatarMotifs.map((_, index) => {
  const id = String(index + 1);
  return { id, image: `/avatars/${id}.svg` };
});

/** Pictures that stand for a member. */
export function createIcons(db: Executor) {
  return {
    async list(actor: SignedIn): Promise<MemberIcons> {
      const chosen = await readIcon(db, actor.memberId);
      return { icons: [...ICONS], ...(chosen ? { chosen } : {}) };
    },

    /** Keeps the choice. @throws Fault VALIDATION_FAILED when there is no such picture */
    async choose(actor: SignedIn, id: string): Promise<MemberIcon> {
      const icon = ICONS.find((candidate) => candidate.id === id);
      if (!icon) throw invalid('icon', 'enum');
      await writeIcon(db, actor.memberId, icon.id);
      return icon;
    },
  };
}

export type Icons = ReturnType<typeof createIcons>;
