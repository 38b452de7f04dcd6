import { settingsPage } from './settings/settings.page.ts';

/** Name, signs of currencies, play money, ways to reach us, pictures. */
export const merchantPage = settingsPage({
  path: '/merchant',
  title: 'Site',
  summary: 'Name of the site, currencies, play money, customer service and pictures.',
  sections: [
    {
      key: 'merchant',
      title: 'Name and money',
      fields: [
        'code',
        'merchantCode',
        'currency',
        'trialCurrency',
        'name',
        'brand',
        'currencySymbol',
        'trialCurrencySymbol',
        'decimals',
        'timeZone',
        'minAge',
        'licence',
        'memberGrant',
        'trialGrant',
      ],
    },
    { key: 'customerService', title: 'Customer service' },
    { key: 'pictures', title: 'Pictures' },
  ],
});
