import type { DepositKind } from '@mekong/api-client/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import type { ReactNode } from 'react';

/** A phone as high as the picture, in which something is shown. */
const phone = (
  <>
    <rect x="54" y="4" width="52" height="92" rx="8" />
    <path d="M74 11h12" />
  </>
);
/** What a step is about stands out by a tint of the same colour. */
const tint = { fill: 'currentColor', fillOpacity: 0.16 } as const;

/** Choose how to pay, and how much. */
const choose = (
  <>
    {phone}
    <rect {...tint} x="61" y="20" width="38" height="16" rx="4" />
    <rect x="61" y="41" width="38" height="16" rx="4" />
    <rect x="61" y="62" width="38" height="16" rx="4" />
    <path d="m66 28 4 4 6-7M82 28h12M66 49h22M66 70h16M72 87h16" />
  </>
);

/** Read what it costs and how long it takes. */
const terms = (
  <>
    <rect x="46" y="8" width="56" height="84" rx="6" />
    <path d="M56 24h26M56 36h36M56 48h36M56 60h20" />
    <circle {...tint} cx="104" cy="70" r="19" />
    <path d="m97 78 14-16" />
    <circle cx="98" cy="64" r="3" />
    <circle cx="110" cy="76" r="3" />
  </>
);

/** The money is in the wallet. */
const arrived = (
  <>
    <path d="M38 40h76a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8z" />
    <path d="M38 40c0-5 3-8 8-8h56v8" />
    <rect x="100" y="56" width="28" height="20" rx="6" />
    <circle cx="111" cy="66" r="2" />
    <circle {...tint} cx="72" cy="18" r="13" />
    <path d="m66 18 4 5 8-9M58 66l8 8 15-17" />
  </>
);

/** What the payer does, by the kind of method. */
const pays: Readonly<Record<DepositKind, ReactNode>> = {
  QR: (
    <>
      {phone}
      <rect {...tint} x="64" y="28" width="12" height="12" rx="2" />
      <rect {...tint} x="84" y="28" width="12" height="12" rx="2" />
      <rect {...tint} x="64" y="48" width="12" height="12" rx="2" />
      <path d="M84 48h5v5h-5zM93 56v4M84 60h4M58 70h44M40 26v-8h8M40 62v8h8M120 26v-8h-8M120 62v8h-8" />
    </>
  ),
  BANK: (
    <>
      <path {...tint} d="m22 40 30-20 30 20z" />
      <path d="M28 48v28M44 48v28M60 48v28M76 48v28M20 84h64M20 90h64M96 50h34M118 38l12 12-12 12" />
      <path d="M98 76h34" />
    </>
  ),
  WALLET: (
    <>
      {phone}
      <circle {...tint} cx="80" cy="46" r="16" />
      <path d="m72 46 6 7 11-13" />
      <rect {...tint} x="62" y="74" width="36" height="12" rx="6" />
    </>
  ),
  CARD: (
    <>
      <rect x="24" y="20" width="84" height="56" rx="8" />
      <path {...tint} d="M24 32h84v12H24z" />
      <path d="M34 58h24M34 66h14" />
      <rect {...tint} x="98" y="62" width="34" height="28" rx="5" />
      <path d="M105 62v-6a10 10 0 0 1 20 0v6M115 73v6" />
    </>
  ),
  VOUCHER: (
    <>
      <path d="M22 26h116v16a8 8 0 0 0 0 16v16H22V58a8 8 0 0 0 0-16z" />
      <path d="M58 26v6M58 38v6M58 50v6M58 62v6" />
      <path {...tint} d="M72 42h12v14H72zM90 42h12v14H90zM108 42h12v14h-12z" />
      <path d="m36 56 10-12M37 45h.1M46 55h.1" />
    </>
  ),
  CRYPTO: (
    <>
      <circle {...tint} cx="52" cy="50" r="28" />
      <path d="M40 40h24M52 40v26M44 48c5 3 11 3 16 0" />
      <path d="M92 40h18a10 10 0 0 1 0 20h-4M104 60H90a10 10 0 0 1 0-20M124 50h14M131 43l7 7-7 7" />
    </>
  ),
  C2C: (
    <>
      <circle cx="36" cy="36" r="12" />
      <path d="M16 80c0-14 8-24 20-24s20 10 20 24z" />
      <circle {...tint} cx="124" cy="36" r="12" />
      <path {...tint} d="M104 80c0-14 8-24 20-24s20 10 20 24z" />
      <path d="M62 46h34M84 35l12 11-12 11" />
    </>
  ),
};

/** What is paid by these goes from one side to the other: to the left in Arabic. */
const alongLine: readonly DepositKind[] = ['BANK', 'CRYPTO', 'C2C'];

interface StepArtProps {
  /** Place of the step among all of them, from 0. */
  readonly place: number;
  readonly count: number;
  readonly kind: DepositKind;
}

/** A drawing of a step: the first is to choose, the last is the money that arrives, the one before it is what the payer does. */
export function StepArt({ place, count, kind }: StepArtProps) {
  const isRtl = useLanguage().direction === 'rtl';
  const isPaying = place > 0 && place === count - 2;
  const drawing = place === 0 ? choose : place === count - 1 ? arrived : isPaying ? pays[kind] : terms;
  const isMirrored = isRtl && isPaying && alongLine.includes(kind);
  return (
    <svg
      viewBox="0 0 160 100"
      width="160"
      height="100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <g transform={isMirrored ? 'matrix(-1 0 0 1 160 0)' : undefined}>{drawing}</g>
    </svg>
  );
}
