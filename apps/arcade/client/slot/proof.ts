/** A page of one round for anybody who has its address: the seeds, the result, and the check in the reader's own browser. */
import './styles/proof.css';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatDateTime } from '@mekong/i18n/formats/dates';
import { codeOfTag, defaultLanguage } from '@mekong/i18n/registry';
import { ApiError, callApi } from '../kit/api.ts';
import { verdictIcons } from '../kit/dialogs/history.ts';
import { el, ltr, onLanguage } from '../kit/dom.ts';
import type { Verdict } from '../kit/fair/verify.ts';
import { showMoney } from '../kit/format.ts';
import { icon } from '../kit/icons.ts';
import { paidBy } from '../kit/model.ts';
import { object } from '../kit/shape.ts';
import { explain } from '../kit/texts.ts';
import { fetchRules, proofPath } from '../kit/vendor.ts';
import { roundPicture } from './dialogs/round-picture.ts';
import { howText } from './how.ts';
import { type Round, type Rules, roundShape, rulesShape } from './model.ts';
import { nameSlot, slot, slotName } from './slots.ts';
import { applySlotTheme } from './theme.ts';
import { verifierOf } from './verifier.ts';

/** Amounts of a round are shown to the hundredth, whatever its currency. */
const decimals = 2;

function sentenceOf(verdict: Verdict): string {
  switch (verdict) {
    case 'match':
      return t`Your browser played this round again from its seeds. Result and payout agree.`;
    case 'mismatch':
      return t`Played again from its seeds, this round comes to something else. Report its number to customer service.`;
    case 'secret':
      return t`The server seed is still in use and stays secret until the player changes it. Its hash was fixed before the round.`;
    case 'cancelled':
      return t`This round was cancelled. It has no result.`;
  }
}

function proofOf(round: Round, rules: Rules, verdict: Verdict): HTMLElement {
  const language = codeOfTag(i18n.locale) ?? defaultLanguage;
  const money = (amount: string) => ltr(showMoney(amount, { decimals, currency: round.currency }));
  const paid = paidBy(round);
  const facts: readonly (readonly [string, Node])[] = [
    [t({ message: 'Round', comment: 'One play of a game; its number may follow' }), ltr(round.number)],
    [t`Played on`, el('time', { datetime: round.startedAt }, formatDateTime(round.startedAt, { language }))],
    [t({ message: 'Bet', comment: 'Above the amount staked per spin' }), money(round.stake)],
    ...(paid === null ? [] : [[t({ message: 'Paid out', comment: 'Above amounts' }), money(paid)] as const]),
    [t`Hash of the server seed (SHA-256)`, ltr(round.serverSeedHash, 'hash')],
    ...(round.serverSeed === null ? [] : [[t`Server seed`, ltr(round.serverSeed, 'hash')] as const]),
    [t`Client seed`, ltr(round.clientSeed, 'hash')],
    ...(round.nonce === null ? [] : [[t`Nonce`, ltr(String(round.nonce))] as const]),
  ];
  return el(
    'div',
    { class: 'proof' },
    el('h1', {}, slotName()),
    el('p', { class: `finding ${verdict}`, role: 'status' }, icon(verdictIcons[verdict]), sentenceOf(verdict)),
    roundPicture(round, rules, decimals),
    el(
      'dl',
      { class: 'seeds' },
      ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value))),
    ),
    el('details', {}, el('summary', {}, t`How a round is computed`), el('div', { class: 'how' }, ...howText(rules))),
  );
}

/**
 * Shows the round of a key in place of the game.
 *
 * @param host what the page is shown in
 */
export async function showProof(key: string, host: HTMLElement): Promise<void> {
  host.classList.add('proof-page');
  host.setAttribute('aria-busy', 'true');
  try {
    const [rules, { round }] = await Promise.all([
      fetchRules(slot, rulesShape),
      callApi(proofPath(slot, key), object({ round: roundShape })),
    ]);
    nameSlot(rules.names);
    document.title = slotName();
    await applySlotTheme(rules);
    const verdict = await verifierOf(rules)(round);
    onLanguage(() => host.replaceChildren(proofOf(round, rules, verdict)));
  } catch (error) {
    const isUnknown = error instanceof ApiError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code);
    onLanguage(() =>
      host.replaceChildren(
        el(
          'div',
          { class: 'proof' },
          el('h1', {}, t`Fair play`),
          el(
            'p',
            { class: 'finding cancelled', role: 'alert' },
            icon('warning'),
            isUnknown ? t`We couldn't find this round. Check the address.` : explain(error),
          ),
        ),
      ),
    );
  } finally {
    host.removeAttribute('aria-busy');
  }
}
