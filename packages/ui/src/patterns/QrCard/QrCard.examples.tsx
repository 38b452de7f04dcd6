import { QrCode } from '../../components/QrCode/QrCode.tsx';
import type { PartExamples } from '../../part-docs.ts';
import { QrCard } from './QrCard.tsx';

const address = 'https://mekong.example/ios';

export const examples: PartExamples = {
  Do: () => (
    <QrCard name="iPhone and iPad" value={address} href={address} linkLabel="Open the link" fileName="mekong-ios" />
  ),
  Dont: () => <QrCode value={address} label="Code for the camera of your phone" />,
};
