import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Table } from './Table.tsx';

const answers = ['Details', 'Repeat', 'Report', 'Share', 'Print', 'Hide'];

export const examples: PartExamples = {
  Dont: () => (
    <Table
      caption="Bets of today"
      columns={[
        { key: 'game', header: 'Game', cell: (game: string) => game },
        {
          key: 'actions',
          header: 'Actions',
          cell: () => (
            <Inline gap={1}>
              {answers.map((answer) => (
                <Button key={answer} size="sm">
                  {answer}
                </Button>
              ))}
            </Inline>
          ),
          isActions: true,
        },
      ]}
      rows={['Lotus Fortune', 'Naga Catch']}
      rowKey={(game) => game}
    />
  ),
};
