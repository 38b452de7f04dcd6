/** A movement of money, as a record has it. */
export interface RecordFixture {
  readonly id: string;
  readonly time: string;
  readonly cause: string;
  readonly amount: string;
  readonly balance: string;
  readonly isDone: boolean;
}

const games = ['Lotus Fortune', 'River Baccarat A', 'Naga Catch', 'Derby Night'];

/** So many movements, the newest first. */
export const recordFixtures = (count: number): RecordFixture[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `T-${918_823 - index}`,
    time: new Date(Date.UTC(2026, 10, 21, 7, 32, 8) - index * 753_000).toISOString(),
    cause: `${games[index % games.length]}, round ${88_213 - index}`,
    amount: index % 3 === 0 ? '43000.0000' : index % 3 === 1 ? '-2000.0000' : '0.0000',
    balance: `${1_284_500 - index * 1_250}.0000`,
    isDone: index % 4 !== 3,
  }));
