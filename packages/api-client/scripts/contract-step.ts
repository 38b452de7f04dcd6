const numbersOf = (version: string): number[] =>
  /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : [];

/**
 * Is the version of the contract right for what changed? The first number rises with a change that older clients cannot
 * follow, allowed or not: it is what makes open tabs offer a reload. It never falls.
 *
 * @param isBroken the contract has changes that break older clients
 * @returns what is wrong and what to do about it; undefined when nothing is
 */
export function versionFinding(
  before: string,
  after: string,
  isBroken: boolean,
): { problem: string; remedy: string } | undefined {
  const [[oldMajor = 0], [newMajor]] = [numbersOf(before), numbersOf(after)];
  if (newMajor === undefined)
    return {
      problem: `info.version "${after}" is no version`,
      remedy: 'Write major.minor.patch in openapi/openapi.yaml.',
    };
  if (newMajor < oldMajor)
    return { problem: `info.version fell from ${before} to ${after}`, remedy: `Use ${oldMajor}.x.x or more.` };
  if (!isBroken || newMajor > oldMajor) return undefined;
  return {
    problem: `The contract breaks older clients, and its version is still ${after}`,
    remedy: `Set info.version in openapi/openapi.yaml to ${oldMajor + 1}.0.0, so that open tabs offer a reload.`,
  };
}
