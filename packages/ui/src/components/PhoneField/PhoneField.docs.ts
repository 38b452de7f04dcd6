import type { PartDocs } from '../../part-docs.ts';

export const docs: PartDocs = {
  status: 'stable',
  purpose: 'A mobile number: the country from a list, the national number by digits.',
  useWhen: ['Log-in, registration and recovery by phone.'],
  avoidWhen: ['The number is only shown: write it in `<bdi dir="ltr">`.'],
  anatomy: [
    'Label, by default "Mobile number"',
    'Button with country and calling code, when there is more than one country',
    'Input for the national number',
    'Description with the number of digits, and error',
  ],
  dos: [
    'Let people paste a whole number: it brings its country along.',
    "Hand over the server's countries in the order it gives.",
  ],
  donts: ['Do not ask for the country in a second field.', 'Do not force spaces or hyphens.'],
  example: 'Pasted',
  keyboard: [
    ['Tab', 'Moves from the country to the number'],
    ['Enter, Space', 'On the country: opens the list with its search'],
    ['Arrow up, Arrow down', 'In the list: moves through the countries'],
    ['Escape', 'Closes the list'],
  ],
  accessibility: [
    'The button says which country is in force.',
    'After a country is chosen the focus goes on to the number.',
    'The number runs from left to right in every language.',
  ],
  content: ['The hint says how many digits: "8 to 9 digits".'],
};
