import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameVolatility } from '@mekong/api-client/types';

/** A volatility in words that need nothing beside them: on a chip that says what is filtered by, among facts of a game. */
export const volatilityNames: Record<GameVolatility, MessageDescriptor> = {
  low: msg`Low volatility`,
  medium: msg`Medium volatility`,
  high: msg`High volatility`,
  'very-high': msg`Very high volatility`,
};
