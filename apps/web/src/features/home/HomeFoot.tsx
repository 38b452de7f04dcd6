import { Promotions } from './Promotions.tsx';
import { Vendors } from './Vendors.tsx';

/** The end of the home page: fetched when somebody comes near it. */
export function HomeFoot() {
  return (
    <>
      <Promotions />
      <Vendors />
    </>
  );
}
