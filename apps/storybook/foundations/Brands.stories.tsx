import { Alert } from '@mekong/ui/Alert';
import { Badge } from '@mekong/ui/Badge';
import { BrandMark } from '@mekong/ui/BrandMark';
import { Button } from '@mekong/ui/Button';
import { brandNames } from '@mekong/ui/brands';
import { Card } from '@mekong/ui/Card';
import { Checkbox } from '@mekong/ui/Checkbox';
import { Chip } from '@mekong/ui/Chip';
import { Grid } from '@mekong/ui/Grid';
import { Heading } from '@mekong/ui/Heading';
import { IconButton } from '@mekong/ui/IconButton';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Pagination } from '@mekong/ui/Pagination';
import { Progress } from '@mekong/ui/Progress';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { Switch } from '@mekong/ui/Switch';
import { Table } from '@mekong/ui/Table';
import { Tabs } from '@mekong/ui/Tabs';
import { Tag } from '@mekong/ui/Tag';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Heart, Info, Star, X } from 'lucide';

const noop = () => undefined;

/** Every colour, corner, size and letter of a brand on the parts that show it. */
function Sample() {
  return (
    <Stack gap={6}>
      <Inline justify="space-between">
        <Inline gap={2}>
          <BrandMark />
          <Heading level={2}>River Lanterns</Heading>
          <Badge count={3} label="3 rewards to claim" />
        </Inline>
        <Inline gap={2}>
          <IconButton icon={Heart} label="Favourite" isPressed />
          <Button variant="ghost">Rules</Button>
          <Button variant="danger">Leave</Button>
          <Button>Deposit</Button>
          <Button variant="primary">Place the bet</Button>
        </Inline>
      </Inline>
      <Inline gap={2}>
        <Chip isSelected onClick={noop}>
          All
        </Chip>
        <Chip isSelected={false} onClick={noop}>
          Free spins
        </Chip>
        <Tag tone="accent" icon={Clock}>
          Pending
        </Tag>
        <Tag tone="positive" icon={Check}>
          Won
        </Tag>
        <Tag tone="negative" icon={X}>
          Rejected
        </Tag>
        <Tag tone="live" icon={Star}>
          Live
        </Tag>
        <Tag tone="info" icon={Info}>
          New
        </Tag>
        <Tag>Void</Tag>
        <Tag tone="accent" variant="solid">
          Hot
        </Tag>
        <Tag tone="negative" variant="solid">
          Closed
        </Tag>
      </Inline>
      <Grid column="panel">
        <Card>
          <Stack gap={3}>
            <Text tone="muted">This round brought</Text>
            <Money amount="1250.5000" currency="KHR" tone="outcome" />
            <Money amount="-400.0000" currency="KHR" tone="outcome" />
            <Progress label="Turnover of the bonus" value={64} valueText="64%" />
            <Text size="small" tone="muted">
              Each result can be checked:{' '}
              <Link href="#fairness" isInText>
                how draws are made
              </Link>
              .
            </Text>
          </Stack>
        </Card>
        <Card tone="accent">
          <Stack gap={3}>
            <Switch label="Sound of wins" isChecked onCheckedChange={noop} />
            <Checkbox label="Keep me logged in" defaultChecked />
            <RadioGroup
              label="Summary"
              options={[
                { value: 'daily', label: 'Every day' },
                { value: 'weekly', label: 'Every week' },
              ]}
              value="daily"
              onValueChange={noop}
            />
          </Stack>
        </Card>
        <Stack gap={3}>
          <TextField label="Email address" placeholder="name@example.com" />
          <TextField label="Referrer ID" defaultValue="K4" error="Use 6 letters and digits." />
          <Select label="Day" options={[{ value: 'monday', label: 'Monday' }]} value="monday" onValueChange={noop} />
        </Stack>
        <Stack gap={3}>
          <Alert title="Bets close in a minute" description="Results follow at once." />
          <Alert tone="positive" title="The bonus is yours" />
          <Alert tone="negative" title="The bet was not placed" description="The draw has closed." code="DRAW_CLOSED" />
        </Stack>
      </Grid>
      <Tabs
        label="Records"
        tabs={[
          { value: 'bets', label: 'Bets' },
          { value: 'transfers', label: 'Transfers' },
        ]}
        value="bets"
        onValueChange={noop}
      >
        <Table
          caption="Bets"
          columns={[
            { key: 'game', header: 'Game', cell: ({ game }) => game, isSortable: true },
            {
              key: 'net',
              header: 'Win or loss',
              cell: ({ net }) => <Money amount={net} tone="outcome" />,
              align: 'end',
            },
          ]}
          rows={[
            { game: 'Lotus Fortune', net: '850.0000' },
            { game: 'Naga Gold', net: '-120.0000' },
          ]}
          rowKey={({ game }) => game}
          sort={{ key: 'game', direction: 'ascending' }}
          onSortChange={noop}
          footer={<Pagination label="Pages of bets" page={2} pageSize={2} total={9} hrefFor={(page) => `#${page}`} />}
        />
      </Tabs>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/Brands',
  component: Sample,
  tags: ['!autodocs'],
  parameters: { pictureBrands: brandNames.slice(1) },
} satisfies Meta<typeof Sample>;
export default meta;

/** Its pictures are the ones that hold every brand besides the first, in which the parts have their own. */
export const Parts: StoryObj<typeof meta> = { tags: ['picture'] };
