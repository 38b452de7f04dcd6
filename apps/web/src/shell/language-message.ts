/** What messages about the language are known by: there is one at a time. */
export const languageMessage = 'language';
