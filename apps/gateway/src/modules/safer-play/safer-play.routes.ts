import type { SomeHandlers } from '../../contract/handlers.ts';
import type { SaferPlayService } from './safer-play.service.ts';

export const saferPlayRoutes = (
  saferPlay: SaferPlayService,
): SomeHandlers<
  | 'getSaferPlay'
  | 'setPlayLimit'
  | 'confirmPlayLimit'
  | 'keepPlayLimit'
  | 'listPlayLimitChanges'
  | 'takeTimeOut'
  | 'excludeSelf'
  | 'returnToPlay'
  | 'takeBackReturn'
  | 'setRealityCheck'
  | 'notePlay'
  | 'getPlayStatistics'
> => ({
  getSaferPlay: ({ actor }) => saferPlay.state(actor),
  setPlayLimit: ({ actor, body }) => saferPlay.setLimit(actor, body),
  confirmPlayLimit: ({ actor, body }) => saferPlay.confirmLimit(actor, body),
  keepPlayLimit: ({ actor, body }) => saferPlay.keepLimit(actor, body),
  listPlayLimitChanges: ({ actor, query: { cursor, pageSize = 20 } = {} }) =>
    saferPlay.history(actor, { cursor, pageSize }),
  takeTimeOut: ({ actor, body }) => saferPlay.timeOut(actor, body),
  excludeSelf: ({ actor, body }) => saferPlay.exclude(actor, body),
  returnToPlay: ({ actor }) => saferPlay.askReturn(actor),
  takeBackReturn: ({ actor }) => saferPlay.takeBackReturn(actor),
  setRealityCheck: ({ actor, body }) => saferPlay.setCheck(actor, body),
  notePlay: ({ actor, body }) => saferPlay.sign(actor, body.gameSessionId),
  getPlayStatistics: ({ actor, query: { days = 7 } = {} }) => saferPlay.statistics(actor, days),
});
