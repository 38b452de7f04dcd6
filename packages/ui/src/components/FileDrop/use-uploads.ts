import { useEffect, useRef, useState } from 'react';
import type { DroppedFile } from './FileDrop.tsx';

/** What an upload is told and tells. */
export interface UploadCall {
  /** Aborted when the file is removed or the page is left. */
  readonly signal: AbortSignal;
  /** How much has been sent, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

interface UploadsOptions<Result> {
  readonly upload: (file: File, call: UploadCall) => Promise<Result>;
  /** Why an upload failed, in words. */
  readonly describe: (error: unknown) => string;
  /** Whether the same file would fail again, because of what is in it. By default none would. */
  readonly isRefused?: ((error: unknown) => boolean) | undefined;
  /** Files that were uploaded before the page was left: they stand in the list, and are not sent again. @default none */
  readonly before?: readonly UploadedBefore<Result>[] | undefined;
  /**
   * Finds an address of a picture of one of them. Rejects when it is not there any more: it is taken off the list then.
   *
   * @default none is shown
   */
  readonly findPreview?: ((result: Result) => Promise<string | undefined>) | undefined;
}

/** A file that is uploaded, as it can be kept while the page is away. */
export interface UploadedBefore<Result> {
  readonly name: string;
  /** Bytes. */
  readonly size?: number | undefined;
  readonly result: Result;
}

interface Kept<Result> {
  readonly shown: DroppedFile;
  /** Absent of one that was uploaded before. */
  readonly source?: File | undefined;
  readonly result?: Result | undefined;
}

const readPreview = (file: File): Promise<string | undefined> =>
  new Promise((resolve) => {
    if (!file.type.startsWith('image/')) return resolve(undefined);
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });

/** Sends the files of a {@link FileDrop}, each by itself: one that fails waits for another try, the others go on. */
export function useUploads<Result>({ upload, describe, isRefused, before = [], findPreview }: UploadsOptions<Result>) {
  const [kept, setKept] = useState<readonly Kept<Result>[]>(() =>
    before.map(({ name, size, result }, place) => ({
      shown: { id: `${name} before ${place}`, name, size, state: 'done' },
      result,
    })),
  );
  const calls = useRef(new Map<string, AbortController>());
  const next = useRef(0);
  const first = useRef({ kept, findPreview });
  useEffect(() => {
    const { current } = calls;
    return () => {
      for (const call of current.values()) call.abort();
    };
  }, []);

  useEffect(() => {
    const { kept: restored, findPreview: find } = first.current;
    let isGone = false;
    for (const { shown, result } of restored)
      if (find && result !== undefined)
        find(result).then(
          (preview) => isGone || setKept((now) => changed(now, shown.id, { preview })),
          () => isGone || setKept((now) => now.filter((one) => one.shown.id !== shown.id)),
        );
    return () => {
      isGone = true;
    };
  }, []);

  const show = (id: string, change: Partial<DroppedFile>, result?: Result): void =>
    setKept((now) => changed(now, id, change, result));

  async function send(id: string, file: File): Promise<void> {
    const call = new AbortController();
    calls.current.set(id, call);
    show(id, { state: 'sending', progress: undefined, error: undefined });
    try {
      const onProgress = (progress: number): void => show(id, { progress });
      show(id, { state: 'done' }, await upload(file, { signal: call.signal, onProgress }));
    } catch (error) {
      if (!call.signal.aborted) show(id, { state: 'failed', error: describe(error), isRefused: isRefused?.(error) });
    } finally {
      calls.current.delete(id);
    }
  }

  return {
    /** For the part, with its actions. */
    files: kept.map(({ shown }) => shown),
    onAdd: (files: readonly File[]): void => {
      // the files of this choice take the place of those that nothing can be done with
      setKept((now) => now.filter(({ shown }) => !shown.isRefused));
      for (const source of files) {
        const id = `${source.name} ${next.current++}`;
        const shown = { id, name: source.name, size: source.size, state: 'sending' } as const;
        setKept((now) => [...now, { shown, source }]);
        void readPreview(source).then((preview) => {
          if (preview) show(id, { preview });
        });
        void send(id, source);
      }
    },
    onRetry: (id: string): void => {
      const source = kept.find(({ shown }) => shown.id === id)?.source;
      if (source) void send(id, source);
    },
    onRemove: (id: string): void => {
      calls.current.get(id)?.abort();
      setKept((now) => now.filter(({ shown }) => shown.id !== id));
    },
    /** What was made of the files that are done, in their order. */
    results: kept.flatMap(({ result }) => (result === undefined ? [] : [result])),
    /** The same, as they can be kept while the page is away. */
    uploaded: kept.flatMap(({ shown: { name, size }, result }) =>
      result === undefined ? [] : [{ name, size, result }],
    ),
    /** Something is still under way. */
    isSending: kept.some(({ shown }) => shown.state === 'sending'),
  };
}

const changed = <Result>(
  all: readonly Kept<Result>[],
  id: string,
  change: Partial<DroppedFile>,
  result?: Result,
): readonly Kept<Result>[] =>
  all.map((one) =>
    one.shown.id === id ? { ...one, shown: { ...one.shown, ...change }, result: result ?? one.result } : one,
  );
