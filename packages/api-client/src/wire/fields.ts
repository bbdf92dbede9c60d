import * as v from 'valibot'
import type { Schema } from './operation.ts'

/**
 * The fields of an answer. Each reads what any provider of the documented calls may send (`false`, `null`, `""` or
 * nothing for an empty field, `[id, name]` for a relation, text for a number) and yields one strict form, which is
 * also the form our own server has to send and OpenAPI describes: the last schema of each pipe.
 */
// @__NO_SIDE_EFFECTS__
const tolerant = <S extends Schema>(read: (raw: unknown) => unknown, strict: S) =>
  v.optional(v.pipe(v.unknown(), v.transform(read), strict), null)

export const isEmpty = (raw: unknown): boolean =>
  raw === false || raw === null || raw === undefined || raw === ''

const isList = (raw: unknown): raw is unknown[] => Array.isArray(raw)

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const orNull =
  (read: (raw: unknown) => unknown) =>
  (raw: unknown): unknown =>
    isEmpty(raw) ? null : read(raw)

const asText = (raw: unknown): unknown => (typeof raw === 'number' ? String(raw) : raw)

const asNumber = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw
  const plain = raw.trim()
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : raw
}

export const idSchema = /* @__PURE__ */ v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.string(), v.minLength(1)),
])
export type WireId = v.InferOutput<typeof idSchema>

/** Integers for the catalogue, UUIDs for customers' records; other providers use integers for all. */
// @__NO_SIDE_EFFECTS__
export const id = () => idSchema

// @__NO_SIDE_EFFECTS__
export const optionalId = () =>
  tolerant(
    orNull((raw) => raw),
    v.nullable(idSchema),
  )

const asId = (raw: unknown): unknown => {
  if (isList(raw)) return raw[0] ?? null
  return isRecord(raw) ? (raw['id'] ?? null) : raw
}

/** An id where others send the whole relation: `partner_id`, the ids of a list. */
// @__NO_SIDE_EFFECTS__
export const idOnly = () => tolerant(orNull(asId), v.nullable(idSchema))

// @__NO_SIDE_EFFECTS__
export const idList = () =>
  tolerant((raw) => (isEmpty(raw) ? [] : isList(raw) ? raw.map(asId) : raw), v.array(idSchema))

/** Text without which the answer is of no use. */
// @__NO_SIDE_EFFECTS__
export const requiredText = () => tolerant(asText, v.pipe(v.string(), v.minLength(1)))

/** Text that may be empty but is always text. */
// @__NO_SIDE_EFFECTS__
export const text = () => tolerant((raw) => (isEmpty(raw) ? '' : asText(raw)), v.string())

// @__NO_SIDE_EFFECTS__
export const optionalText = () => tolerant(orNull(asText), v.nullable(v.string()))

/** SAR with at most two decimals; `null` where nothing was said, which is not nought. */
// @__NO_SIDE_EFFECTS__
export const amount = () => tolerant(orNull(asNumber), v.nullable(v.number()))

/** SAR where an answer without it says nothing: a total, a balance, a line. */
// @__NO_SIDE_EFFECTS__
export const requiredAmount = () => tolerant((raw) => (raw === false ? null : asNumber(raw)), v.number())

/** A number that is not money: rating, percentage, coordinate. */
// @__NO_SIDE_EFFECTS__
export const decimal = () => tolerant(orNull(asNumber), v.nullable(v.number()))

// @__NO_SIDE_EFFECTS__
export const optionalCount = () => tolerant(orNull(asNumber), v.nullable(v.pipe(v.number(), v.safeInteger())))

// @__NO_SIDE_EFFECTS__
export const count = () =>
  tolerant((raw) => (isEmpty(raw) ? 0 : asNumber(raw)), v.pipe(v.number(), v.safeInteger()))

const falseWords = new Set<unknown>([0, '0', 'false', 'False', 'no'])

// @__NO_SIDE_EFFECTS__
export const flag = () => tolerant((raw) => !isEmpty(raw) && !falseWords.has(raw), v.boolean())

/** Where `true` stops nobody: a provider who says nothing has denied nothing. */
// @__NO_SIDE_EFFECTS__
export const flagUnlessDenied = () => tolerant((raw) => raw !== false && !falseWords.has(raw), v.boolean())

/** A day, `YYYY-MM-DD`; a provider's `YYYY-MM-DD hh:mm:ss` gives its day. */
// @__NO_SIDE_EFFECTS__
export const day = () =>
  tolerant(
    orNull((raw) => (typeof raw === 'string' ? raw.slice(0, 10) : raw)),
    v.nullable(v.pipe(v.string(), v.isoDate())),
  )

/** A moment in UTC; the zoneless `YYYY-MM-DD hh:mm:ss` of Odoo is UTC. */
// @__NO_SIDE_EFFECTS__
export const moment = () =>
  tolerant(
    orNull((raw) =>
      typeof raw === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(raw)
        ? `${raw.replace(' ', 'T')}Z`
        : raw,
    ),
    v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  )

// @__NO_SIDE_EFFECTS__
export const list = <S extends Schema>(item: S) => tolerant((raw) => (isEmpty(raw) ? [] : raw), v.array(item))

const asRelation = (raw: unknown): unknown => {
  if (isList(raw)) return raw.length === 0 ? null : { id: raw[0], name: raw[1] }
  if (isRecord(raw)) return Object.keys(raw).length === 0 ? null : raw
  // A name alone ("Saudi Arabia"), or an id alone.
  return typeof raw === 'string' ? { name: raw } : { id: raw }
}

export const relationSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ optionalId(),
  name: /* @__PURE__ */ text(),
})

/** `{id, name}`, `[id, name]`, a bare id, a bare name, or `false`. */
// @__NO_SIDE_EFFECTS__
export const relation = () => tolerant(orNull(asRelation), v.nullable(relationSchema))

/** A relation that says more than its name, as `service_id {id, name, code}`. */
// @__NO_SIDE_EFFECTS__
export const relationWith = <E extends v.ObjectEntries>(entries: E) =>
  tolerant(orNull(asRelation), v.nullable(v.object({ id: optionalId(), name: text(), ...entries })))

export const labelSchema = /* @__PURE__ */ v.object({
  label: /* @__PURE__ */ text(),
  value: /* @__PURE__ */ text(),
})

/** One item of a list of relations: `{id, name, …}` or `[id, name]`, never nothing. */
// @__NO_SIDE_EFFECTS__
export const related = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.unknown(), v.transform(asRelation), v.object({ id: optionalId(), name: text(), ...entries }))

/** `{label, value}`, where others send only the label, or only the value as text. */
// @__NO_SIDE_EFFECTS__
export const labelled = () =>
  tolerant(
    (raw) => (isEmpty(raw) ? {} : typeof raw === 'string' ? { label: raw, value: raw } : raw),
    labelSchema,
  )

/** An object that may be left out. */
// @__NO_SIDE_EFFECTS__
export const optionalObject = <E extends v.ObjectEntries>(entries: E) =>
  tolerant(
    orNull((raw) => raw),
    v.nullable(v.object(entries)),
  )
