import { describe, expect, it } from 'vitest';
import { shownIn } from './kinds.ts';

const shown = (code: string) =>
  shownIn('a.tsx', code).map(({ kind, isSmall, hasIcon, line, message }) =>
    [line, kind, isSmall && 'small', hasIcon && 'icon', message].filter(Boolean).join(' '),
  );

describe('shownIn', () => {
  it('finds what buttons, chips and tags show, whichever branch is taken', () => {
    expect(
      shown(`
const a = <Button size="sm" icon={X}>{isOpen ? t\`Close\` : t({ message: 'Open' })}</Button>;
const b = <Tag><Trans>{n} late</Trans></Tag>;
const c = <Chip>{t\`All\`}</Chip>;
const d = <Text>{t\`A paragraph\`}</Text>;`),
    ).toEqual(['2 button small icon Close', '2 button small icon Open', '3 tag', '4 chip All']);
  });

  it('follows names of the same file, but for those of a parameter', () => {
    expect(
      shown(`
const labels = { on: t\`On\`, off: msg\`Off\` };
const a = <Tag>{labels[state]}</Tag>;
const b = items.map((labels) => <Tag>{labels}</Tag>);`),
    ).toEqual(['2 tag On', '2 tag Off']);
  });

  it('tells the buttons of the header from those of a page', () => {
    expect(shownIn('ui/AppHeaderVisitor.tsx', 'const a = <Button>{t`Log in`}</Button>;')).toMatchObject([
      { kind: 'header button', message: 'Log in' },
    ]);
  });

  it('reads the labels of tabs, places of the bar, and attributes that are a button', () => {
    expect(
      shown(`
const a = <Tabs label={t\`Log in with\`} tabs={[{ value: 'a', label: t\`Password\` }]} />;
const b = <BottomBar items={[place('home', t\`Home\`)]} />;
const c = <ConfirmDialog title={t\`Log out?\`} confirmLabel={t\`Log out\`} />;`),
    ).toEqual(['2 tab Password', '3 bar Home', '4 button Log out']);
  });
});
