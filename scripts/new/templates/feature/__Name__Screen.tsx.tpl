import { StateView } from '@mekong/ui/StateView';

/** Says what a person does on this screen. */
export function __Name__Screen() {
  return <StateView kind="empty" size="page" level={1} />;
}
