/** An amount as the server keeps it: "1000.5" is "1000.5000". */
export function withFourPlaces(amount: string): string {
  const [whole = '', places = ''] = amount.split('.');
  return `${whole}.${places.padEnd(4, '0')}`;
}
