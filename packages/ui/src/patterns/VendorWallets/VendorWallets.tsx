import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import type { IconGlyph } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Money } from '../../components/Money/Money.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import type { TagTone } from '../../components/Tag/Tag.variants.ts';
import { Text } from '../../components/Text/Text.tsx';

/** The wallet at one provider. */
export interface VendorWalletCard {
  /** Code of the provider, unique in the list. */
  readonly key: string;
  /** Name of the provider, which names the card. */
  readonly name: string;
  /** Money in it: a decimal in units of the currency, as on the wire. */
  readonly balance: string;
  /** What lies outside of it: "៛1,000.00 in open bets". */
  readonly note?: ReactNode;
  /** Why it takes no money now. */
  readonly state?: { readonly label: string; readonly tone: TagTone; readonly icon: IconGlyph } | undefined;
  /**
   * A newer balance is on its way.
   * @default false
   */
  readonly isUpdating?: boolean | undefined;
  /** What can be done with it: buttons that name the provider. */
  readonly actions?: ReactNode;
  /** Asks for its balance again: an icon button that names the provider. */
  readonly refresh?: ReactNode;
}

/** Props of {@link VendorWallets}. */
export interface VendorWalletsProps {
  /** Name of the list: "Wallets at providers". */
  readonly label: string;
  /** The wallets in their order; `undefined` until they are known. */
  readonly wallets: readonly VendorWalletCard[] | undefined;
  /** Currency of the amounts, in three letters. */
  readonly currency: string;
  /**
   * Place of the names in the outline of the page.
   * @default 3
   */
  readonly level?: HeadingProps['level'] | undefined;
}

const skeletons = ['one', 'two', 'three'];

/** A card for the wallet at each provider: what lies there, why it takes no money, and what can be done with it. */
export function VendorWallets({ label, wallets, currency, level = 3 }: VendorWalletsProps) {
  if (!wallets)
    return (
      <div aria-busy>
        <Grid column="card">
          {skeletons.map((key) => (
            <Card key={key}>
              <Stack gap={3}>
                <Skeleton />
                <Skeleton shape="title" width="half" />
              </Stack>
            </Card>
          ))}
        </Grid>
      </div>
    );
  return (
    <Grid as="ul" column="card" aria-label={label}>
      {wallets.map(({ key, name, balance, note, state, isUpdating, actions, refresh }) => (
        <Card key={key} as="li">
          <Stack gap={3}>
            <Inline justify="space-between" gap={2}>
              <Heading level={level} size="subtitle">
                <bdi>{name}</bdi>
              </Heading>
              {refresh}
            </Inline>
            <Stack gap={1}>
              <Text size="large" weight="bold">
                <Money amount={balance} currency={currency} isUpdating={isUpdating} />
              </Text>
              {note !== undefined && (
                <Text size="small" tone="muted">
                  {note}
                </Text>
              )}
            </Stack>
            {state && (
              <div>
                <Tag tone={state.tone} icon={state.icon}>
                  {state.label}
                </Tag>
              </div>
            )}
            {actions && <Inline gap={2}>{actions}</Inline>}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
