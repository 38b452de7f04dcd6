import { configure } from '@testing-library/react';

// a limit, not a wait: the usual second is too little for a machine that is busy with other tests
configure({ asyncUtilTimeout: 20_000 });
