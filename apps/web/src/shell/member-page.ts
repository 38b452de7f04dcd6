/** Address of a page of the member centre. */
export const memberPage = (page: string): string => `/member?page=${page}`;
