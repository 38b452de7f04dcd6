import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import * as css from './ShortcutList.css.ts';
import { ShortcutListWays } from './ShortcutListWays.tsx';

/** Keys that are pressed together; names as browsers give them (`ArrowUp`, `Enter`), and `Mod` for Ctrl or ⌘. */
export type KeyCombination = readonly string[];

/** What keys do. */
export interface ShortcutListEntry {
  readonly key: string;
  readonly label: string;
  /** Ways to do it; any of them. Those of a single character can be switched off. */
  readonly combinations: readonly KeyCombination[];
}

/** Keys that work in one place. */
export interface ShortcutListGroup {
  readonly key: string;
  readonly title: string;
  readonly entries: readonly ShortcutListEntry[];
}

/** Props of {@link ShortcutList}. */
export interface ShortcutListProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called when it is to open or to close. */
  readonly onOpenChange: (open: boolean) => void;
  /** The keys by where they work. */
  readonly groups: readonly ShortcutListGroup[];
  /** Whether the keyboard is one of Apple's, which has other signs on its keys. */
  readonly isApple: boolean;
  /** Whether single characters are heard (WCAG 2.1.4). */
  readonly hasSingleKeys: boolean;
  /** Called when single characters are switched on or off. */
  readonly onSingleKeysChange: (hasSingleKeys: boolean) => void;
}

/** A letter, digit or sign alone (WCAG 2.1.4); `Enter` and its like are none. */
const isSingle = (keys: KeyCombination): boolean => keys.length === 1 && keys[0]?.length === 1;

/** All keys of the site, and the switch that turns those off which are a single character. */
export function ShortcutList({
  open,
  onOpenChange,
  groups,
  isApple,
  hasSingleKeys,
  onSingleKeysChange,
}: ShortcutListProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t({ message: 'Keyboard shortcuts', comment: 'Title of the list of all keys' })}
    >
      <div className={css.root}>
        {groups.map(({ key, title, entries }) => (
          <section key={key} className={css.group} aria-labelledby={`keys-${key}`}>
            <h3 id={`keys-${key}`} className={css.title}>
              {title}
            </h3>
            <dl className={css.list}>
              {entries.map(({ key: entry, label, combinations }) => (
                <div key={entry} className={css.entry}>
                  <dt>{label}</dt>
                  <dd className={css.ways}>
                    <ShortcutListWays
                      ways={combinations.filter((keys) => hasSingleKeys || !isSingle(keys))}
                      isApple={isApple}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <div className={css.setting}>
          <Switch
            label={t`Single-character shortcuts`}
            description={t`Turn them off if you speak to your device, or press keys by mistake.`}
            isChecked={hasSingleKeys}
            onCheckedChange={onSingleKeysChange}
          />
        </div>
      </div>
    </Dialog>
  );
}
