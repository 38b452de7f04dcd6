import { Link } from '@mekong/ui/Link';
import { useMay } from '../queries/operator.ts';

interface NumberedProps {
  readonly number: string;
  /** Where what it is of is shown; undefined where there is no such place for the role. */
  readonly href: string | undefined;
}

/** A number, which leads to what it is of where there is an address. */
export function Numbered({ number, href }: NumberedProps) {
  const text = <bdi dir="ltr">{number}</bdi>;
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}

/** Number of a deposit, which leads to it where the role allows. */
export function OrderLink({ orderNo }: { readonly orderNo: string }) {
  return <Numbered number={orderNo} href={useMay('getDepositOrder') ? `/deposits?item=${orderNo}` : undefined} />;
}
