/** Path of a centre. */
export type CentrePath = '/member' | '/agentHome';

const centreAddress = /^\/(member|agentHome)([?#]|$)/;

/** Whether a path is that of a centre. */
export const isCentrePath = (path: string): path is CentrePath => centreAddress.test(path);

/** Whether a link or a call leads to a page of a centre. */
export const leadsToCentre = ({ href, to }: { readonly href?: string; readonly to?: string }): boolean =>
  isCentrePath(href ?? to ?? '');
