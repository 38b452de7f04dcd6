import { operatorsAdmin } from './operators.admin.ts';

/** Who works with the console. */
export const createOperatorsModule = () => ({ admin: operatorsAdmin() });
