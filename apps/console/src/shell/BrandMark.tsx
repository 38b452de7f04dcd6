/** The mark of the product: a naga on gold. Decoration beside the name. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden focusable={false}>
      <rect width="32" height="32" rx="9" fill="#f2c14e" />
      <path
        d="M6 21c3.2 0 3.4-6 6.6-6s3.6 4.6 6.8 4.6S22.6 11 26 11"
        fill="none"
        stroke="#2b1d05"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <circle cx="7" cy="21" r="2.6" fill="#2b1d05" />
      <circle cx="25" cy="11" r="2.6" fill="#2b1d05" />
    </svg>
  );
}
