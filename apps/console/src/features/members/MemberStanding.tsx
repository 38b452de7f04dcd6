import { msg } from '@lingui/core/macro';
import type { MemberMoney } from '@mekong/api-client/admin/types';
import { Alert } from '@mekong/ui/Alert';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Tag } from '@mekong/ui/Tag';
import { Fragment } from 'react';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { lookIn } from '../../parts/tones.ts';

const identityLabels: Labels<MemberMoney['identity']> = {
  DONE: msg({ message: 'Identity approved', comment: 'Of a member: the identity check is done' }),
  NEEDED: msg({ message: 'Identity not checked', comment: 'Of a member: an identity check is needed' }),
  IN_REVIEW: msg({ message: 'Identity to decide', comment: 'Of a member: an operator has to decide the check' }),
  EXPIRED: msg({ message: 'Document run out', comment: 'The document of a checked identity is no longer valid' }),
};

const identityTones = { DONE: 'positive', NEEDED: 'neutral', IN_REVIEW: 'accent', EXPIRED: 'negative' } as const;

const flagLabels: Labels<NonNullable<MemberMoney['flags']>[number]['kind']> = {
  SAME_PERSON: msg({
    message: 'Others gave the same document, or name and date of birth',
    comment: 'What speaks for a closer look at a member',
  }),
  SHARED_DEVICE: msg({
    message: 'Others have logged in by the same browser',
    comment: 'What speaks for a closer look at a member',
  }),
  REFUSED_ACCOUNT: msg({
    message: 'A bank account or e-wallet was refused: somebody else has, or had, it',
    comment: 'What speaks for a closer look at a member',
  }),
};

/** Whether a member is known, and what speaks for a closer look. */
export function MemberStanding({ money: { identity, flags = [] } }: { readonly money: MemberMoney }) {
  const label = useLabel();
  return (
    <>
      <Inline gap={2}>
        <Tag {...lookIn(identityTones, identity)}>{label(identityLabels, identity)}</Tag>
      </Inline>
      {flags.map(({ kind, members }) => (
        <Alert
          key={kind}
          title={label(flagLabels, kind)}
          description={
            members.length > 0 &&
            members.map(({ id, username }, at) => (
              <Fragment key={id}>
                {at > 0 && ' · '}
                <Link href={`/members?member=${id}`}>
                  <bdi>{username}</bdi>
                </Link>
              </Fragment>
            ))
          }
        />
      ))}
    </>
  );
}
