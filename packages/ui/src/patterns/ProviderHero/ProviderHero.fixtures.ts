/** Art without a network: a light at the right. */
export const providerArtFixture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 360"><path fill="oklch(0.3 0.08 200)" d="M0 0h1200v360H0z"/><circle cx="900" cy="180" r="98" fill="oklch(0.6 0.13 200)" stroke="#fff" stroke-width="5"/></svg>',
)}`;
