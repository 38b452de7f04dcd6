import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, ChevronsRight, CircleAlert, CircleCheck, Cpu, RefreshCw } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './SliderChallenge.css.ts';
import type { SliderStatus } from './SliderChallenge.variants.ts';
import { type SliderAnswer, useSliderChallenge } from './useSliderChallenge.ts';

/** A picture with a hole, and the piece that was cut out of it. All lengths in pixels of the picture. */
export interface SliderPuzzle {
  /** Changes with each puzzle: the piece goes back to the left edge. */
  readonly id: string;
  /** Address of the picture; a `data:` address as the gateway sends it. */
  readonly background: string;
  /** Address of the piece. */
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceWidth: number;
  readonly pieceHeight: number;
  /** Upper edge of the piece. */
  readonly pieceTop: number;
}

/** Props of {@link SliderChallenge}. */
export interface SliderChallengeProps {
  /** The puzzle; `undefined` until there is one. */
  readonly puzzle: SliderPuzzle | undefined;
  /** How the check stands. */
  readonly status: SliderStatus;
  /** Called when the handle is let go, by Enter, or by the button. */
  readonly onAnswer: (answer: SliderAnswer) => void;
  /** Asks for another puzzle. */
  readonly onRefresh: () => void;
  /**
   * The way without a puzzle: this device computes for some seconds (WCAG 2.2, 3.3.8). `progress` is 0 to 1 while it does;
   * leave it out while it does not. Without `work` there is no such way.
   */
  readonly work?:
    | { readonly onStart: () => void; readonly onCancel: () => void; readonly progress?: number | undefined }
    | undefined;
  /**
   * Pixels of the picture that an arrow key or a step button moves by. Keep it below the tolerance of the server.
   * @default 3
   */
  readonly step?: number | undefined;
  /**
   * Takes the focus when it appears, because a press elsewhere brought it up.
   * @default false
   */
  readonly hasAutoFocus?: boolean | undefined;
}

const percent = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** Spoken when it appears: what happened to the last answer. */
function News({ status }: Pick<SliderChallengeProps, 'status'>) {
  const { t } = useLingui();
  const words: Readonly<Record<SliderStatus, string>> = {
    loading: t`The puzzle is loading.`,
    idle: '',
    checking: t`Checking`,
    failed: t`The piece is not in the right place. Try again.`,
    expired: t`The time for this puzzle is over. Ask for a new one.`,
    solved: t`Solved. You can go on.`,
  };
  const isBad = status === 'failed' || status === 'expired';
  return (
    <div role="status" className={css.news[isBad ? 'negative' : status === 'solved' ? 'positive' : 'quiet']}>
      {isBad && <Icon glyph={CircleAlert} size="sm" />}
      {status === 'solved' && <Icon glyph={CircleCheck} size="sm" />}
      {words[status]}
    </div>
  );
}

/**
 * Proves that a person is there: put the piece into its place. By dragging, by arrow keys, or by the two step buttons; and
 * for whom none of that works, the device computes instead. What is right is the server's to say.
 */
export function SliderChallenge({
  puzzle,
  status,
  onAnswer,
  onRefresh,
  work,
  step = 3,
  hasAutoFocus = false,
}: SliderChallengeProps) {
  const { t } = useLingui();
  const hintId = useId();
  const isOpen = puzzle !== undefined && (status === 'idle' || status === 'failed');
  const max = puzzle ? puzzle.width - puzzle.pieceWidth : 0;
  const slider = useSliderChallenge({ max, step, isOpen, onAnswer });
  const { reset } = slider;
  const isDragged = useRef(false);
  const handle = useRef<HTMLInputElement>(null);
  const isComputing = work?.progress !== undefined;
  useEffect(() => {
    // also when the reader comes back from the way without a puzzle
    if (hasAutoFocus && !isComputing) handle.current?.focus();
  }, [hasAutoFocus, isComputing]);

  // another puzzle and another try begin at the left edge
  const attempt = `${puzzle?.id} ${status === 'failed'}`;
  const before = useRef(attempt);
  useEffect(() => {
    if (before.current === attempt) return;
    before.current = attempt;
    reset();
  });

  if (work?.progress !== undefined)
    return (
      <div className={css.root}>
        <Progress
          label={t`Your device is doing the check. This takes some seconds.`}
          value={Math.round(work.progress * 100)}
          tone="live"
        />
        <div className={css.foot}>
          <Button variant="ghost" size="sm" onClick={work.onCancel}>{t`Solve the puzzle instead`}</Button>
        </div>
      </div>
    );

  const at = Math.round((100 * slider.x) / Math.max(max, 1));
  return (
    <div className={css.root} aria-busy={status === 'loading' || status === 'checking' || undefined}>
      {/* a picture has a left and a right, whatever the language: nothing in here is mirrored */}
      <div className={css.puzzle} dir="ltr">
        <div
          className={css.stage}
          style={{ aspectRatio: puzzle ? `${puzzle.width} / ${puzzle.height}` : '2 / 1' }}
          data-stale={status === 'loading' || status === 'expired' || undefined}
        >
          {puzzle ? (
            <>
              <img className={css.background} src={puzzle.background} alt="" draggable={false} />
              <img
                className={css.piece}
                src={puzzle.piece}
                alt=""
                draggable={false}
                style={{
                  left: percent(slider.x, puzzle.width),
                  top: percent(puzzle.pieceTop, puzzle.height),
                  width: percent(puzzle.pieceWidth, puzzle.width),
                  height: percent(puzzle.pieceHeight, puzzle.height),
                }}
              />
            </>
          ) : (
            <Skeleton shape="fill" />
          )}
          {status === 'checking' && (
            <div className={css.overlay} aria-hidden>
              <span className={css.spinner} />
            </div>
          )}
          {status === 'solved' && (
            <div className={css.overlay} aria-hidden>
              <Icon glyph={CircleCheck} size="lg" />
            </div>
          )}
        </div>
        {status !== 'solved' && (
          <>
            <div className={css.track}>
              <span className={css.hint} id={hintId} data-hidden={slider.x > 0 || undefined}>
                {t`Slide the piece into its place`}
              </span>
              <input
                ref={handle}
                className={css.range}
                type="range"
                min={0}
                max={max}
                step="any"
                value={slider.x}
                aria-label={t`Place of the piece`}
                aria-describedby={hintId}
                aria-valuetext={t({
                  message: `${at} percent of the way to the right`,
                  comment: 'Place of a puzzle piece, read by screen readers; {at} is a whole number from 0 to 100',
                })}
                aria-disabled={!isOpen || undefined}
                onPointerDown={() => {
                  isDragged.current = true;
                }}
                onChange={(event) => slider.moveTo(event.target.valueAsNumber)}
                onPointerUp={() => {
                  if (isDragged.current) slider.answer(true);
                  isDragged.current = false;
                }}
                onPointerCancel={() => {
                  isDragged.current = false;
                }}
                onKeyDown={slider.onKeyDown}
              />
              <span
                className={css.grip}
                data-closed={!isOpen || undefined}
                // the handle of a range goes from edge to edge of its groove
                style={{ left: `calc((100% - ${css.handleSize}px) * ${slider.x / Math.max(max, 1)})` }}
                aria-hidden
              >
                <Icon glyph={ChevronsRight} size="sm" />
              </span>
            </div>
            <div className={css.steps}>
              <IconButton
                icon={ArrowLeft}
                variant="secondary"
                label={t`Move the piece to the left`}
                isDisabled={!puzzle}
                onClick={() => slider.move(-step)}
              />
              <IconButton
                icon={ArrowRight}
                variant="secondary"
                label={t`Move the piece to the right`}
                isDisabled={!puzzle}
                onClick={() => slider.move(step)}
              />
              <Button isPending={status === 'checking'} isDisabled={!puzzle} onClick={() => slider.answer(false)}>
                {t({ message: 'The piece is in its place', comment: 'Button that ends the puzzle and has it checked' })}
              </Button>
            </div>
          </>
        )}
      </div>
      <News status={status} />
      {status !== 'solved' && (
        <div className={css.foot}>
          <Button variant="ghost" size="sm" icon={RefreshCw} isPending={status === 'loading'} onClick={onRefresh}>
            {t`Another puzzle`}
          </Button>
          {work && (
            <Button variant="ghost" size="sm" icon={Cpu} onClick={work.onStart}>
              {t`Go on without a puzzle`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
