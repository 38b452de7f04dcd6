import { previewSetting } from '@mekong/api-client/admin/sdk/previewSetting';
import { saveSetting } from '@mekong/api-client/admin/sdk/saveSetting';
import type { SettingKey, SettingPreview, SettingSection } from '@mekong/api-client/admin/types';
import { isApiError } from '@mekong/api-client/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isWaiting, reasonIn } from '../../parts/approval.ts';
import { isSame } from '../../parts/differences.ts';
import { noteSessionEnd } from '../../queries/session.ts';
import type { FormAccess } from './setting-form.ts';
import { type Path, type Values, valueAt, withValueAt } from './settings-draft.ts';

/**
 * The draft of a setting from the first key to the save. What was typed stays whatever happens: a refusal marks its
 * fields, and a change that somebody else made meanwhile is shown beside it, for a second save to decide.
 */
export function useSettingForm(
  { key: named, value, version }: SettingSection,
  onSaved: (isWaitingForApproval: boolean) => void,
) {
  const queryClient = useQueryClient();
  const key = named as SettingKey;
  const [draft, setDraft] = useState<Values>(value);
  /** What the draft was made from; its version is the one that a save is meant to replace. */
  const [seen, setSeen] = useState({ value, version });
  /** The version on the page, which becomes another one when somebody saves. */
  const [shown, setShown] = useState(version);
  /** Counts how often the draft began anew: fields that keep what is typed do so too. */
  const [round, setRound] = useState(0);
  const [preview, setPreview] = useState<SettingPreview>();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<unknown>();
  const [isConflict, setConflict] = useState(false);
  const [isPending, setPending] = useState(false);
  const [reason, setReason] = useState('');

  const beginAnew = (): void => {
    setDraft(value);
    setSeen({ value, version });
    setRound((before) => before + 1);
  };
  if (version !== shown) {
    setShown(version);
    // nothing was typed that could be lost: the form follows
    if (isSame(draft, seen.value)) beginAnew();
  }
  const readAnew = (...operations: readonly string[]): Promise<unknown> =>
    Promise.all(operations.map((operation) => queryClient.invalidateQueries({ queryKey: [operation] })));

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      noteSessionEnd(queryClient, error);
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  /** Asks what a save would change; shows it when nothing is wrong. */
  const look = async (): Promise<void> => {
    const found = await previewSetting({ path: { key }, body: { value: draft } });
    setProblems(new Map(found.problems.map(({ name, text }) => [name, text])));
    setPreview(found.problems.length > 0 ? undefined : found);
  };

  const form: FormAccess = {
    value: (path) => valueAt(draft, path),
    change: (path: Path, next) => {
      setDraft((before) => withValueAt(before, path, next) as Values);
      setProblems((before) => new Map([...before].filter(([name]) => name !== path.join('.'))));
    },
    problem: (path) => problems.get(path.join('.')),
  };

  return {
    form,
    round,
    isChanged: !isSame(draft, value),
    /** Whether something was typed that is neither saved nor asked for. */
    isUnsaved: !isSame(draft, seen.value),
    isPending,
    failure,
    problems,
    preview,
    /** Somebody else has saved since: the difference is to what holds now. */
    isConflict,
    review: () => attempt(look),
    leaveReview: () => {
      setPreview(undefined);
      setFailure(undefined);
    },
    reset: () => {
      beginAnew();
      setProblems(new Map());
      setFailure(undefined);
      setConflict(false);
    },
    /** Why, for a second operator. */
    reason,
    setReason,
    save: () =>
      attempt(async () => {
        let isSent: boolean;
        try {
          const body = { version: seen.version, value: draft, ...reasonIn(reason) };
          const answer = await saveSetting({ path: { key }, body });
          isSent = isWaiting(answer);
          // a request for approval holds what was typed, so the form follows what becomes of it
          setSeen(({ version: replaced }) => ({
            value: draft,
            version: 'version' in answer ? answer.version : replaced,
          }));
        } catch (error) {
          if (!isApiError(error) || error.code !== 'VALUE_CHANGED') throw error;
          const now = await previewSetting({ path: { key }, body: { value: draft } });
          setSeen((before) => ({ ...before, version: now.version }));
          setPreview(now);
          setConflict(true);
          await readAnew('listSettings', 'listSettingChanges');
          return;
        }
        setPreview(undefined);
        setConflict(false);
        onSaved(isSent);
        await readAnew('listSettings', 'listSettingChanges', 'getOverview', 'listApprovals', 'getOperator');
      }),
  };
}
