import { Trans } from '@lingui/react/macro';
import { Text } from '@mekong/ui/Text';

/** The row of a level of a team for whoever stood there and does not any more. */
export type FormerLine<Former> = Former & { readonly memberId?: undefined };

/**
 * The rows of a level, and below the last one what former downlines have played, so that rows add up to the sums.
 *
 * @param rows undefined while they are on their way
 * @param hasMore rows follow that are not shown yet
 */
export function withFormer<Row, Former>(
  rows: readonly Row[] | undefined,
  former: Former | undefined,
  hasMore: boolean,
): readonly (Row | FormerLine<Former>)[] | undefined {
  return rows && former && !hasMore ? [...rows, former as FormerLine<Former>] : rows;
}

/** Name of the row. */
export const FormerDownlines = () => (
  <span>
    <Trans comment="Row of a table of a team: whoever stood directly below in these days and does not any more">
      Former downlines
    </Trans>
    <br />
    <Text size="caption" tone="muted">
      <Trans comment="Below Former downlines">While they were in this team</Trans>
    </Text>
  </span>
);
