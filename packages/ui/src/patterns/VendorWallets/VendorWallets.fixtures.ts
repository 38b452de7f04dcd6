import { Wrench } from 'lucide';
import type { VendorWalletCard } from './VendorWallets.tsx';

/** One with money and open bets, one that is empty, one under maintenance with money left. */
export const walletFixtures: readonly VendorWalletCard[] = [
  { key: 'HOUSE', name: 'Mekong', balance: '200000.0000', note: 'In open bets: 1,000.00' },
  { key: 'LOTUS', name: 'Lotus Slots', balance: '0.0000' },
  {
    key: 'HERON',
    name: 'Night Heron',
    balance: '15000.5000',
    state: { label: 'Under maintenance', tone: 'accent', icon: Wrench },
  },
];

/** The same in Khmer, with a long name. */
export const khmerFixtures: readonly VendorWalletCard[] = [
  { key: 'HOUSE', name: 'មេគង្គ', balance: '200000.0000', note: 'ក្នុងការភ្នាល់បើក៖ 1,000.00' },
  {
    key: 'HERON',
    name: 'ក្រុមហ៊ុនផ្គត់ផ្គង់ហ្គេមកុកយប់',
    balance: '15000.5000',
    state: { label: 'កំពុងថែទាំ', tone: 'accent', icon: Wrench },
  },
];
