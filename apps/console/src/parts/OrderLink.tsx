import { Link } from '@mekong/ui/Link';
import { useMay } from '../queries/operator.ts';

/** Number of a deposit, which leads to it where the role allows. */
export function OrderLink({ orderNo }: { readonly orderNo: string }) {
  const number = <bdi dir="ltr">{orderNo}</bdi>;
  return useMay('getDepositOrder') ? <Link href={`/deposits?item=${orderNo}`}>{number}</Link> : number;
}
