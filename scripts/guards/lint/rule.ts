import { readFileSync } from 'node:fs'
import type { Node, VisitorObject } from 'oxc-parser'

/** The part of oxlint's rule interface that the house rules use. */
type Context = {
  readonly filename: string
  report(finding: { readonly node: Node; readonly message: string }): void
}

export type Rule = { readonly create: (context: Context) => VisitorObject }

/** Reports one finding: where, the offending text as written, and what to do instead. */
export type Report = (node: Node, text: string, message: string) => void

export type Exception = {
  readonly rule: string
  readonly file: string
  readonly text: string
  readonly reason: string
}

const isException = (entry: unknown): entry is Exception =>
  typeof entry === 'object' &&
  entry !== null &&
  ['rule', 'file', 'text', 'reason'].every((key) => typeof Reflect.get(entry, key) === 'string')

export function readExceptions(file: string | URL): readonly Exception[] {
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(entries) || !entries.every(isException))
    throw new TypeError(`${String(file)}: every entry needs rule, file, text and reason`)
  return entries
}

const exceptions = readExceptions(new URL('exceptions.json', import.meta.url))

/** A rule whose findings pass by the list of exceptions, each of which is one text in one file, with its reason. */
export const rule = (name: string, visitors: (report: Report) => VisitorObject): Rule => ({
  create(context) {
    const here = exceptions.filter(
      (entry) => entry.rule === name && context.filename.replaceAll('\\', '/').endsWith(`/${entry.file}`),
    )
    return visitors((node, text, message) => {
      if (!here.some((entry) => entry.text === text)) context.report({ node, message })
    })
  },
})
