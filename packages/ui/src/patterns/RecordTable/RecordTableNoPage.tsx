import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { StateView, type StateViewProps } from '../../components/StateView/StateView.tsx';

/** Props of {@link RecordTableNoPage}. */
export interface RecordTableNoPageProps extends Pick<StateViewProps, 'level'> {
  readonly onFirstPage: () => void;
}

/** A page behind the last one: a kept address, or a list that has become shorter. */
export function RecordTableNoPage({ level, onFirstPage }: RecordTableNoPageProps) {
  const { t } = useLingui();
  return (
    <StateView kind="empty" level={level} title={t`This page is empty`} description={t`The list is shorter than that.`}>
      <Button onClick={onFirstPage}>
        <Trans>Go to the first page</Trans>
      </Button>
    </StateView>
  );
}
