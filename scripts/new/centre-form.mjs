// The form of a new page of a centre: a field for each plain value of what an operation of the contract sends.
import { answerOf, labelsConst, lines, operationOf, resolve, valueWordsOf, wordsOf } from './contract.mjs';

const toPascal = (name) => name.replace(/^./, (letter) => letter.toUpperCase());
const json = 'application/json';

/** How a field of a form is made, by what it sends. */
const fields = {
  text: {
    part: 'TextField',
    first: () => "''",
    type: () => 'string',
    body: (name) => `${name}.trim()`,
    element: (name, { maxLength, isRequired }) =>
      `<TextField {...field('${name}')} label={t\`${wordsOf(name)}\`}${maxLength ? ` maxLength={${maxLength}}` : ''}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      `fireEvent.change(screen.getByRole('textbox', { name: /^${wordsOf(name)}/ }), { target: { value: '${value}' } });`,
  },
  long: {
    part: 'TextArea',
    first: () => "''",
    type: () => 'string',
    body: (name) => `${name}.trim()`,
    element: (name, { maxLength, isRequired }) =>
      `<TextArea {...field('${name}')} label={t\`${wordsOf(name)}\`} rows={3} maxLength={${maxLength}}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      `fireEvent.change(screen.getByRole('textbox', { name: /^${wordsOf(name)}/ }), { target: { value: '${value}' } });`,
  },
  number: {
    part: 'NumberField',
    isControlled: true,
    first: () => "''",
    type: () => 'string',
    body: (name) => `Number(${name} || Number.NaN)`,
    element: (name, { isRequired }) =>
      `<NumberField {...${name}.field} onValueChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      `fireEvent.change(screen.getByRole('textbox', { name: /^${wordsOf(name)}/ }), { target: { value: '${value}' } });`,
  },
  choice: {
    part: 'Select',
    isControlled: true,
    first: () => "''",
    type: (name) => `Body['${name}'] | ''`,
    body: (name) => `${name} as Body['${name}']`,
    element: (name, { isRequired }) =>
      `<Select {...${name}.field} value={${name}.field.value || undefined} onValueChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`} options={Object.entries(${name}Labels).map(([value, label]) => ({ value, label: i18n._(label) }))}${isRequired ? ' isRequired' : ''} />`,
    fill: (name, value) =>
      lines([
        `fireEvent.keyDown(screen.getByRole('combobox', { name: /^${wordsOf(name)}/ }), { key: 'ArrowDown' });`,
        `fireEvent.click(await screen.findByRole('option', { name: '${valueWordsOf(value)}' }));`,
      ]),
  },
  check: {
    part: 'Checkbox',
    isControlled: true,
    first: () => 'false',
    type: () => 'boolean',
    body: (name) => name,
    element: (name) =>
      `<Checkbox name={${name}.field.name} ref={${name}.field.ref} onBlur={${name}.field.onBlur} isChecked={${name}.field.value} onCheckedChange={${name}.field.onChange} error={${name}.fieldState.error?.message} label={t\`${wordsOf(name)}\`} />`,
    fill: (name, value) =>
      value ? `fireEvent.click(screen.getByRole('checkbox', { name: /^${wordsOf(name)}/ }));` : '',
  },
};

/** A text that may be longer is written in several lines. */
const mostInOneLine = 140;

/** Kind of the field that sends a property; undefined for one that needs a hand. */
function fieldKindOf({ type, enum: values, pattern, maxLength }) {
  if (values && type === 'string') return 'choice';
  if (type === 'string' && pattern === undefined && maxLength > mostInOneLine) return 'long';
  return { string: 'text', integer: 'number', number: 'number', boolean: 'check' }[type];
}

/**
 * Words of the templates of a form.
 *
 * @param list the operation of the table beside it, which shows what was sent; undefined without one
 * @throws Error with the operations there are, when it is none that a form can send
 */
export function formWords({ document, operations }, operationId, list) {
  const sent = operations.filter(
    ({ requestBody, path, 'x-money': isMoney, 'x-roles': roles }) =>
      requestBody?.content[json] && !path.includes('{') && !isMoney && roles.some((role) => role !== 'vendor'),
  );
  const operation = operationOf(
    sent,
    operationId,
    'operation with a body, without a parameter in its path and no money',
  );
  const { schema, example } = operation.requestBody.content[json];
  const body = resolve(document, schema);
  const shown = Object.entries(body.properties)
    .map(([name, property]) => ({
      name,
      ...resolve(document, property),
      isRequired: body.required?.includes(name) ?? false,
    }))
    .map((property) => ({ ...property, kind: fieldKindOf(property) }))
    .filter(({ kind, isRequired }) => kind !== undefined || isRequired);
  const odd = shown.find(({ kind }) => kind === undefined);
  if (odd) throw new Error(`${operationId} sends "${odd.name}", which is no plain value: write its form by hand.`);
  const of = (kind) => shown.filter((property) => property.kind === kind);
  const hasControlled = shown.some(({ kind }) => fields[kind].isControlled);
  const choices = of('choice');
  const parts = [...new Set(shown.map(({ kind }) => fields[kind].part))];
  const names = shown.map(({ name }) => name).join(', ');
  const entryOf = ({ name, kind, isRequired }) => {
    const value = fields[kind].body(name);
    if (isRequired || kind === 'check') return value === name ? name : `${name}: ${value}`;
    return `...(${name} && { ${name}: ${value} })`;
  };
  const filled = shown.filter(({ name }) => example?.[name] !== undefined);
  return {
    __form__: operationId,
    __Form__: toPascal(operationId),
    __formImports__: lines([
      ...(choices.length > 0 ? ["import { msg } from '@lingui/core/macro';"] : []),
      ...parts.map((part) => `import { ${part} } from '@mekong/ui/${part}';`),
      ...(hasControlled ? ["import { useController } from 'react-hook-form';"] : []),
      ...(list ? ["import { useQueryClient } from '@tanstack/react-query';"] : []),
    ]),
    __formLabels__: choices.map(({ name, enum: values }) => labelsConst(name, values)).join(''),
    __formHooks__: choices.length > 0 ? '{ t, i18n }' : '{ t }',
    __formQuery__: list ? '  const queryClient = useQueryClient();\n' : '',
    __values__: lines(shown.map(({ name, kind }) => `readonly ${name}: ${fields[kind].type(name)};`)),
    __names__: names,
    __body__: shown.map(entryOf).join(', '),
    __first__: shown.map(({ name, kind }) => `${name}: ${fields[kind].first()}`).join(', '),
    __controllers__: shown
      .filter(({ kind }) => fields[kind].isControlled)
      .map(({ name }) => `  const ${name} = useController({ name: '${name}', control: form.control });\n`)
      .join(''),
    __fieldVar__: [...of('text'), ...of('long')].length > 0 ? ', field' : '',
    __invalidate__: list ? `        await queryClient.invalidateQueries({ queryKey: ['${list}'] });\n` : '',
    __asyncDone__: list ? 'async () =>' : '() =>',
    __fields__: lines(shown.map((property) => fields[property.kind].element(property.name, property))),
    __fills__: lines(filled.map(({ name, kind }) => fields[kind].fill(name, example[name]))),
    __sent__: JSON.stringify(Object.fromEntries(filled.map(({ name }) => [name, example[name]]))),
    __formAnswer__: JSON.stringify(answerOf(document, operation).example),
  };
}
