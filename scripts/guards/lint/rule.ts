import type { Node, VisitorObject } from 'oxc-parser'

/** The part of oxlint's rule interface that the house rules use. */
type Context = {
  readonly sourceCode: { getText(node: Node): string }
  report(finding: { readonly node: Node; readonly message: string }): void
}

export type Rule = { readonly create: (context: Context) => VisitorObject }

/** Reports one finding: its place, and what to do instead. */
export type Report = (node: Node, message: string) => void

export const rule = (visitors: (report: Report, textOf: (node: Node) => string) => VisitorObject): Rule => ({
  create: (context) =>
    visitors(
      (node, message) => context.report({ node, message }),
      (node) => context.sourceCode.getText(node),
    ),
})
