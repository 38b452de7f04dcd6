import type { PartExamples } from '../../part-docs.ts';
import { Chart } from './Chart.tsx';

const categories = ['Mon', 'Tue', 'Wed'].map((label) => ({ key: label, label }));

export const examples: PartExamples = {
  Dont: () => (
    <Chart
      label="Log-ins by device"
      categoryLabel="Day"
      categories={categories}
      formatValue={String}
      series={[
        { key: 'phone', label: 'Phone', values: [4, 6, 5] },
        { key: 'tablet', label: 'Tablet', values: [2, 1, 3] },
        { key: 'desktop', label: 'Desktop', values: [3, 3, 4] },
      ]}
    />
  ),
};
