import * as v from 'valibot'

/** A schema of the wire format. */
export type Schema = v.GenericSchema<never> | v.GenericSchema

/**
 * Returns a field of a response. It accepts what any provider of the documented calls may send
 * (`false`, `null`, `""` or nothing for an empty field, `[id, name]` for a relation, text for a
 * number) and returns one strict form. Our own server must send that form, the last schema of each
 * pipe, and OpenAPI describes it.
 */
// @__NO_SIDE_EFFECTS__
const tolerant = <S extends Schema>(read: (raw: unknown) => unknown, strict: S) =>
  v.optional(v.pipe(v.unknown(), v.transform(read), strict), null)

/** Tells whether a value of the wire is false, null, missing or an empty text. */
export const isEmptyWireValue = (raw: unknown): boolean =>
  raw === false || raw === null || raw === undefined || raw === ''

const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw)

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const orNull =
  (read: (raw: unknown) => unknown) =>
  (raw: unknown): unknown =>
    isEmptyWireValue(raw) ? null : read(raw)

const asText = (raw: unknown): unknown => (typeof raw === 'number' ? String(raw) : raw)

const asNumber = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  const plain = raw.trim()
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : raw
}

/** The schema of an id: a whole number or a text. */
export const idSchema = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.minLength(1)),
])
export type WireId = v.InferOutput<typeof idSchema>

/** Integers for the catalogue, UUIDs for records of customers; other providers use integers for both. */
// @__NO_SIDE_EFFECTS__
export const idField = () => idSchema

// @__NO_SIDE_EFFECTS__
export const optionalIdField = () =>
  tolerant(
    orNull((raw) => raw),
    v.nullable(idSchema),
  )

const asId = (raw: unknown): unknown => {
  if (isList(raw)) return raw[0] ?? null
  return isRecord(raw) ? (raw['id'] ?? null) : raw
}

/** Decodes an id where other providers send the whole related record: `partner_id`, the ids of a list. */
// @__NO_SIDE_EFFECTS__
export const idFromRelationField = () => tolerant(orNull(asId), v.nullable(idSchema))

// @__NO_SIDE_EFFECTS__
export const idListField = () =>
  tolerant((raw) => (isEmptyWireValue(raw) ? [] : isList(raw) ? raw.map(asId) : raw), v.array(idSchema))

/** Decodes a text without which the response is useless. */
// @__NO_SIDE_EFFECTS__
export const requiredTextField = () => tolerant(asText, v.pipe(v.string(), v.minLength(1)))

/** Decodes a text that may be empty but never null. */
// @__NO_SIDE_EFFECTS__
export const textField = () => tolerant((raw) => (isEmptyWireValue(raw) ? '' : asText(raw)), v.string())

// @__NO_SIDE_EFFECTS__
export const optionalTextField = () => tolerant(orNull(asText), v.nullable(v.string()))

/** An amount in riyals with at most two decimals; `null` means unknown, not zero. */
// @__NO_SIDE_EFFECTS__
export const amountField = () => tolerant(orNull(asNumber), v.nullable(v.number()))

/** An amount in riyals that must be present: a total, a balance, a line. */
// @__NO_SIDE_EFFECTS__
export const requiredAmountField = () => tolerant((raw) => (raw === false ? null : asNumber(raw)), v.number())

/** A number that is not money: rating, percentage, coordinate. */
// @__NO_SIDE_EFFECTS__
export const decimalField = () => tolerant(orNull(asNumber), v.nullable(v.number()))

// @__NO_SIDE_EFFECTS__
export const optionalCountField = () =>
  tolerant(orNull(asNumber), v.nullable(v.pipe(v.number(), v.safeInteger())))

// @__NO_SIDE_EFFECTS__
export const countField = () =>
  tolerant((raw) => (isEmptyWireValue(raw) ? 0 : asNumber(raw)), v.pipe(v.number(), v.safeInteger()))

const falseWords = new Set<unknown>([0, '0', 'false', 'False', 'no'])

// @__NO_SIDE_EFFECTS__
export const booleanField = () =>
  tolerant((raw) => !isEmptyWireValue(raw) && !falseWords.has(raw), v.boolean())

/** A field that is true unless the provider sends false, because a missing value denies nothing. */
// @__NO_SIDE_EFFECTS__
export const booleanUnlessFalseField = () =>
  tolerant((raw) => raw !== false && !falseWords.has(raw), v.boolean())

/** A day, `YYYY-MM-DD`; a provider's `YYYY-MM-DD hh:mm:ss` gives its day. */
// @__NO_SIDE_EFFECTS__
export const dayField = () =>
  tolerant(
    orNull((raw) => (typeof raw === 'string' ? raw.slice(0, 10) : raw)),
    v.nullable(v.pipe(v.string(), v.isoDate())),
  )

/** A moment in UTC; the zoneless `YYYY-MM-DD hh:mm:ss` of Odoo is UTC. */
// @__NO_SIDE_EFFECTS__
export const instantField = () =>
  tolerant(
    orNull((raw) =>
      typeof raw === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(raw)
        ? `${raw.replace(' ', 'T')}Z`
        : raw,
    ),
    v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  )

// @__NO_SIDE_EFFECTS__
export const listField = <S extends Schema>(item: S) =>
  tolerant((raw) => (isEmptyWireValue(raw) ? [] : raw), v.array(item))

const asRelation = (raw: unknown): unknown => {
  if (isList(raw)) return raw.length === 0 ? null : { id: raw[0], name: raw[1] }
  if (isRecord(raw)) return Object.keys(raw).length === 0 ? null : raw
  // A name alone ("Saudi Arabia"), or an id alone.
  return typeof raw === 'string' ? { name: raw } : { id: raw }
}

/** The schema of a reference to another record by id and name. */
export const relationSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ optionalIdField(),
  name: /* @__PURE__ */ textField(),
})

/**
 * A field with a reference to another record: `{id, name}`, `[id, name]`, a bare id, a bare name, or
 * `false`.
 */
// @__NO_SIDE_EFFECTS__
export const relationField = () => optionalRelationField(relationSchema)

/** A relation whose record the schema describes. */
// @__NO_SIDE_EFFECTS__
export const optionalRelationField = <S extends Schema>(schema: S) =>
  tolerant(orNull(asRelation), v.nullable(schema))

/** A relation with more than a name, such as `service_id {id, name, code}`. */
// @__NO_SIDE_EFFECTS__
export const relationFieldWith = <E extends v.ObjectEntries>(entries: E) =>
  optionalRelationField(v.object({ id: optionalIdField(), name: textField(), ...entries }))

/** The schema of a coded value with its label. */
export const labelSchema = /* @__PURE__ */ v.object({
  label: /* @__PURE__ */ textField(),
  value: /* @__PURE__ */ textField(),
})

/** The schema of one item of a list of relations: `{id, name, …}` or `[id, name]`, never null. */
// @__NO_SIDE_EFFECTS__
export const relatedSchema = <S extends Schema>(schema: S) =>
  v.pipe(v.unknown(), v.transform(asRelation), schema)

// @__NO_SIDE_EFFECTS__
export const relatedRecordSchema = <E extends v.ObjectEntries>(entries: E) =>
  relatedSchema(v.object({ id: optionalIdField(), name: textField(), ...entries }))

/**
 * A field with a coded value, `{label, value}`; other providers send only the label or only the value,
 * as text.
 */
// @__NO_SIDE_EFFECTS__
export const labelledCodeField = () =>
  tolerant(
    (raw) => (isEmptyWireValue(raw) ? {} : typeof raw === 'string' ? { label: raw, value: raw } : raw),
    labelSchema,
  )

/** A value that may be missing. */
// @__NO_SIDE_EFFECTS__
export const optionalField = <S extends Schema>(schema: S) =>
  tolerant(
    orNull((raw) => raw),
    v.nullable(schema),
  )

/** An optional object. */
// @__NO_SIDE_EFFECTS__
export const optionalObjectField = <E extends v.ObjectEntries>(entries: E) => optionalField(v.object(entries))
