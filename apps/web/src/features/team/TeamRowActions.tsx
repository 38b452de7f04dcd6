import { useLingui } from '@lingui/react/macro';
import { lookUp } from '@mekong/api-client/unlisted';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { IconButton } from '@mekong/ui/IconButton';
import { Popover } from '@mekong/ui/Popover';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Ellipsis } from 'lucide';
import { type ReactNode, useRef, useState } from 'react';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import type { TeamRow } from './team-labels.ts';

interface TeamRowActionsProps {
  readonly row: TeamRow;
  readonly onRemark: (member: TeamRow) => void;
  /** Asks for the lock of a member, or for its end. */
  readonly onLock: (member: TeamRow) => void;
}

/** What every account has, and the rest behind a button: a row stays one line, however close its columns stand. */
export function TeamRowActions({ row, onRemark, onLock }: TeamRowActionsProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { name, memberId, level, kind, state } = row;
  const isDirect = level === 1;
  const isPartner = isDirect && kind === 'AGENT' && state === 'ACTIVE';
  const transfer = t({
    message: 'Transfer',
    context: 'page',
    comment: 'Page where money is passed on to upline or downline',
  });
  const bets = t({ message: 'Bets', context: 'team', comment: 'Link to the bets of an account and everybody below' });
  const offer = t({ message: 'Offer', context: 'contract', comment: 'Button: offers a contract to an agent' });
  const lock =
    row.lockReason === undefined
      ? t({ message: 'Lock', context: 'account', comment: 'Button: nobody can log in to the account' })
      : t({ message: 'Unlock', context: 'account', comment: 'Button: the owner can log in again' });
  const remark = t({ message: 'Remark', comment: 'Field: a note of an agent about a member' });
  const link = (key: string, label: string, href: string, isInMenu = false) => (
    <ButtonLink
      key={key}
      size={isInMenu ? 'md' : 'sm'}
      variant={isInMenu ? 'ghost' : 'secondary'}
      href={href}
      aria-label={`${label}: ${name}`}
    >
      {isInMenu ? <Entry>{label}</Entry> : label}
    </ButtonLink>
  );
  /** A dialog gives the focus back to what had it: the button that opened the menu, not an entry that is gone. */
  const begin = (open: (member: TeamRow) => void) => {
    setOpen(false);
    trigger.current?.focus();
    open(row);
  };
  const button = (key: string, label: string, open: (member: TeamRow) => void, isInMenu = true) => (
    <Button
      key={key}
      size={isInMenu ? 'md' : 'sm'}
      variant={isInMenu ? 'ghost' : 'secondary'}
      aria-label={`${label}: ${name}`}
      onClick={() => begin(open)}
    >
      {isInMenu ? <Entry>{label}</Entry> : label}
    </Button>
  );
  const more: ReactNode[] = [
    isDirect && link('transfer', transfer, `/member?page=transferUpline&to=${memberId}`, true),
    isPartner && link('offer', offer, `/agentHome?page=contracts&side=UPLINE&offer=new&to=${memberId}`, true),
    ...(isPartner ? (row.amendable ?? []) : []).map(({ contractId, kind: its, gameType }) => {
      const contract = i18n._(lookUp(kindTitles, its, kindTitles.DAILY));
      const games = gameType === 'ALL' ? '' : ` (${gamesOf(gameType)})`;
      return link(
        contractId,
        t({
          message: `Change terms: ${contract + games}`,
          comment: 'Offers other terms for a contract in force; {0} is its kind, and its games where it is not for all',
        }),
        `/agentHome?page=contracts&side=UPLINE&offer=${contractId}`,
        true,
      );
    }),
    mayLock(row) && button('lock', lock, onLock),
    button('remark', remark, onRemark),
  ].filter(Boolean);
  return (
    <>
      {link('bets', bets, `/agentHome?page=personalHistoryCopy&parent=${memberId}`)}
      {more.length === 1 ? (
        button('remark', remark, onRemark, false)
      ) : (
        <Popover
          label={t({ message: `More for ${name}`, comment: 'Names what can be done with an account of the team' })}
          align="end"
          initialFocus="entry"
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <IconButton
              ref={trigger}
              size="sm"
              variant="secondary"
              icon={Ellipsis}
              label={t({ message: `More for ${name}`, comment: 'Names what can be done with an account of the team' })}
            />
          }
        >
          <Stack gap={1} align="start">
            {more}
          </Stack>
        </Popover>
      )}
    </>
  );
}

/** Words of an entry of the menu: in more than one line they begin below each other. */
function Entry({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="span" weight="bold" align="start">
      {children}
    </Text>
  );
}

/** Who stands directly below can be locked; a lock of an operator is not the agent's to lift. */
const mayLock = ({ level, state, lockReason }: TeamRow): boolean =>
  level === 1 && (state === 'ACTIVE' || lockReason !== undefined);
