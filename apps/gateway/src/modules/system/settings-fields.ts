import { z } from 'zod';
import { SETTINGS, type SettingKey } from './settings.ts';

/** What a person types a value into; made from the schema of a setting, so that no field can be forgotten. */
export type Field = { name: string; isOptional: boolean } & Kind;

type Kind =
  | { kind: 'flag' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; min: number | undefined; max: number | undefined }
  /** An amount in the currency of the merchant. */
  | { kind: 'money' }
  | { kind: 'text'; maxLength: number | undefined }
  /** A moment, typed by the clocks of the merchant. */
  | { kind: 'instant' }
  /** One text per language. */
  | { kind: 'texts'; maxLength: number | undefined }
  /** Any of a closed list, each once. */
  | { kind: 'choices'; options: readonly string[] }
  /** Any number of texts, one a line. */
  | { kind: 'lines' }
  | { kind: 'group'; fields: readonly Field[] }
  | { kind: 'rows'; fields: readonly Field[] };

/** As much of a JSON Schema as the schemas of settings use. */
interface Schema {
  type?: string;
  enum?: readonly string[];
  format?: string;
  isMoney?: boolean;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  propertyNames?: Schema;
  additionalProperties?: Schema;
  items?: Schema;
  anyOf?: readonly Schema[];
}

/** The fields of a setting, in the order of its schema. */
export function fieldsOf(key: SettingKey): readonly Field[] {
  return propertiesOf(z.toJSONSchema(SETTINGS[key], { io: 'input' }) as Schema);
}

const propertiesOf = (schema: Schema): readonly Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    isOptional: property.default === undefined && !schema.required?.includes(name),
    ...kindOf(property, name),
  }));

function kindOf(schema: Schema, name: string): Kind {
  if (schema.anyOf?.[0]) return kindOf(schema.anyOf[0], name);
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'integer') return { kind: 'number', min: schema.minimum, max: limitOf(schema.maximum) };
  if (schema.type === 'array') return kindOfList(schema.items ?? {}, name);
  if (schema.type === 'object' && schema.propertyNames)
    return { kind: 'texts', maxLength: schema.additionalProperties?.maxLength };
  if (schema.type === 'object') return { kind: 'group', fields: propertiesOf(schema) };
  if (schema.enum) return { kind: 'choice', options: schema.enum };
  if (schema.format === 'date-time') return { kind: 'instant' };
  if (schema.isMoney) return { kind: 'money' };
  if (schema.type === 'string') return { kind: 'text', maxLength: schema.maxLength };
  throw new Error(
    `No input is known for the field ${name} of a setting: add one to src/modules/system/settings-fields.ts.`,
  );
}

function kindOfList(items: Schema, name: string): Kind {
  if (items.enum) return { kind: 'choices', options: items.enum };
  if (items.type === 'object') return { kind: 'rows', fields: propertiesOf(items) };
  if (items.type === 'string' || items.anyOf) return { kind: 'lines' };
  throw new Error(
    `No input is known for the list ${name} of a setting: add one to src/modules/system/settings-fields.ts.`,
  );
}

/** The greatest integer is no limit that anybody set. */
const limitOf = (maximum: number | undefined): number | undefined =>
  maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
